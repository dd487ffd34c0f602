import { Button, Figure, type FigureProps, Label, Pane, Rows, Window } from '@workflow-docs/engine/figures';
import { splitName } from '../figures/split-name.ts';

interface ListPageProps extends FigureProps {
  /** What the page lists, in the product's words. */
  title?: string;
  /** What its button says. */
  button?: string;
  /** `"API_KEY | ••••••"`: what is sample data; with `>` in front the chosen one. */
  rows?: readonly string[];
  /** A button at the end of each row. */
  rowButton?: string;
}

/** A page of the product that lists things of one kind, such as environment variables or records. */
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
