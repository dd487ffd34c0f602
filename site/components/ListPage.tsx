import { Button, Figure, type FigureProps, Label, Pane, Rows, Window } from '@workflow-docs/engine/figures';
import { splitName } from '../figures/split-name.ts';

interface ListPageProps extends FigureProps {
  /** Title of the list, in the product's words. */
  title?: string;
  /** Label of its button. */
  button?: string;
  /** Sample rows: `"API_KEY | ••••••"`. The prefix `>` marks the selected one. */
  rows?: readonly string[];
  /** A button at the end of each row. */
  rowButton?: string;
}

/** A product page that lists items of one kind, such as environment variables or records. */
export function ListPage({ title = '', button, rows = [], rowButton, ...figure }: ListPageProps) {
  return (
    <Figure {...figure}>
      <Window title={<Label text={title} />} end={button && <Button label={button} />}>
        <Pane>
          <Rows
            rows={rows.map((row) => {
              const [text, end] = splitName(row.replace(/^> /, ''));
              return {
                text,
                end: (
                  <>
                    {end}
                    {rowButton && <Button label={rowButton} />}
                  </>
                ),
                state: row.startsWith('> ') ? 'chosen' : undefined,
              };
            })}
          />
        </Pane>
      </Window>
    </Figure>
  );
}
