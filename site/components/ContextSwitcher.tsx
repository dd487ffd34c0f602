import { Button, Figure, type FigureProps, Pane, Panes, Rows, Window } from '@workflow-docs/engine/figures';

interface ContextSwitcherProps extends FigureProps {
  /** Your username and your organizations. */
  contexts?: readonly string[];
  /** The current context. */
  current?: string;
  /** Resources visible in it. */
  shows?: readonly string[];
  /** A button on the open page. Without it, the menu shows the button for a new organization. */
  button?: string;
}

/** The menu at the top left of the app, and the contents of the context. */
export function ContextSwitcher({ contexts = [], current = '', shows = [], button, ...figure }: ContextSwitcherProps) {
  return (
    <Figure {...figure}>
      <Window title={<span className="input select">{current}</span>} end={button && <Button label={button} />}>
        <Panes list>
          <Pane>
            <Rows rows={contexts.map((text) => ({ text, state: text === current ? 'chosen' : undefined }))} />
            {button === undefined && (
              <div className="end">
                <Button label="New Organization" />
              </div>
            )}
          </Pane>
          <Pane>
            <Rows rows={shows.map((text) => ({ text }))} />
          </Pane>
        </Panes>
      </Window>
    </Figure>
  );
}
