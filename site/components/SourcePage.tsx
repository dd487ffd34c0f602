import { Figure, type FigureProps, FormLines, Pane, Rows, TabRow, Tree, Window } from '@workflow-docs/engine/figures';
import { splitName } from '../figures/split-name.ts';

interface SourcePageProps extends FigureProps {
  /** Name of the source. */
  name?: string;
  /** Name of the open view. */
  open?: string;
  views?: readonly string[];
  /** Entries of the open view: `"New order | 10:42"`. */
  events?: readonly string[];
  /** Raw output of the source. */
  logs?: readonly string[];
  /** Settings of the source, in the format of `Form`. */
  fields?: readonly string[];
}

/** The page of an event source: its events, its logs or its configuration. */
export function SourcePage({
  name = 'My source',
  views = ['Events', 'Logs', 'Configuration'],
  open = 'Events',
  events,
  logs,
  fields,
  ...figure
}: SourcePageProps) {
  return (
    <Figure {...figure}>
      <Window title={name}>
        <TabRow labels={views} open={open} />
        <Pane>
          {events && <Rows rows={events.map((event) => toRow(splitName(event)))} />}
          {logs && <Tree lines={logs} />}
          {fields && <FormLines lines={fields} />}
        </Pane>
      </Window>
    </Figure>
  );
}

function toRow([text, end]: [string, string | undefined]) {
  return { text, end };
}
