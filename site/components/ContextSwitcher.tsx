import { Button, Figure, type FigureProps, Pane, Panes, Rows, Window } from '@workflow-docs/engine/figures';

interface ContextSwitcherProps extends FigureProps {
  /** Your username and your organizations. */
  contexts?: readonly string[];
  /** The one you are in. */
  current?: string;
  /** What you see in it. */
  shows?: readonly string[];
  /** A button of the page that is open; without it, the menu shows the one for a new organization. */
  button?: string;
}

/** The menu at the top left of the app, and what its context shows. */
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
