import { Box, Button, Figure, type FigureProps, Label, Pane, Panes, Rows, Window } from '@workflow-docs/engine/figures';
import { splitName } from '../figures/split-name.ts';

interface InspectorProps extends FigureProps {
  /** Name of the workflow. */
  name?: string;
  /** Newest first: `"POST /signup | 10:42"`. The prefix `!` marks a failed event, `>` the selected one, and `>!` both. */
  events?: readonly string[];
  /** Steps of the selected event: `"greet | Hello, Ada"`. The prefix `!` marks the failed one. */
  steps?: readonly string[];
  /** Shown above the steps, such as the state of a paused run. */
  state?: string;
  /** Whether the selected event shows its buttons. */
  buttons?: boolean;
}

/** The inspector: events of a live workflow, and the results of the selected one's steps. */
export function Inspector({ name = 'My workflow', events = [], steps = [], state, buttons = false, ...figure }: InspectorProps) {
  const rows = events.map((event) => {
    const [, signs = '', text = ''] = /^([>!]*)(.*)$/.exec(event) ?? [];
    const [title, time] = splitName(text);
    const state = ({ '!': 'bad', '>': 'chosen', '>!': 'chosen bad' } as const)[signs];
    return { text: title, end: time, state };
  });
  return (
    <Figure {...figure}>
      <Window title={name} end={<Button label="Edit" />}>
        <Panes list>
          <Pane>
            <Rows rows={rows} />
          </Pane>
          <Pane>
            {buttons && (
              <div className="end">
                <Button label="Replay Event" />
                <Label className="btn" text="X" />
              </div>
            )}
            {state && <Label text={state} />}
            {steps.map((step) => {
              const [title, result] = splitName(step.replace(/^!/, ''));
              return (
                <Box key={step} name={title} end={result && !step.startsWith('!') && <span className="tree">{result}</span>}>
                  {result && step.startsWith('!') && <Rows rows={[{ text: result, state: 'bad' }]} />}
                </Box>
              );
            })}
          </Pane>
        </Panes>
      </Window>
    </Figure>
  );
}
