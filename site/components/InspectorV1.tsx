import { Box, Button, Figure, type FigureProps, Pane, Panes, Rows, Window } from '@workflow-docs/engine/figures';
import { splitName } from '../figures/split-name.ts';

interface InspectorV1Props extends FigureProps {
  /** `"10:42:07 | 84ms"`: time and duration of an event. The prefix `>` marks the selected one. */
  events?: readonly string[];
  /** Names of the steps. */
  steps?: readonly string[];
}

/** The inspector of v1, to the left of the steps. */
export function InspectorV1({ events = [], steps = [], ...figure }: InspectorV1Props) {
  return (
    <Figure {...figure}>
      <Window
        title={
          <span className="end">
            <Button label="Live" />
            <Button label="Pause" />
          </span>
        }
      >
        <Panes list>
          <Pane>
            <span className="input soft">Search</span>
            <Rows
              rows={events.map((event) => {
                const [text, end] = splitName(event.replace(/^> /, ''));
                return { text, end, state: event.startsWith('> ') ? 'chosen' : undefined };
              })}
            />
          </Pane>
          <Pane>
            {steps.map((step) => (
              <Box key={step} name={step} />
            ))}
          </Pane>
        </Panes>
      </Window>
    </Figure>
  );
}
