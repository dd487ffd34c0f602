import { AuthorError } from '../../shared/author-error.ts';
import { Figure, type FigureProps } from './Figure.tsx';

interface SheetProps extends FigureProps {
  columns?: readonly string[];
  /** What is there before. */
  rows?: readonly (readonly string[])[];
  /** What the run adds. */
  added?: readonly (readonly string[])[];
}

/** Rows of a table; with `added`, before and after. */
export function Sheet({ columns = [], rows = [], added = [], ...figure }: SheetProps) {
  const wrong = [...rows, ...added].find((row) => row.length !== columns.length);
  if (wrong)
    throw new AuthorError(`The row “${wrong.join(', ')}” has not as many cells as there are columns.`, 'Give a cell for each column.');
  const grid = (more: readonly (readonly string[])[]) => (
    <div className="sheet">
      <Cells cells={columns} head />
      {rows.map((row) => (
        <Cells key={row.join()} cells={row} />
      ))}
      {more.map((row) => (
        <Cells key={row.join()} cells={row} isNew />
      ))}
    </div>
  );
  return (
    <Figure {...figure}>
      {added.length > 0 && (
        <>
          <div className="soft">Before</div>
          {grid([])}
          <div className="soft">After</div>
        </>
      )}
      {grid(added)}
    </Figure>
  );
}

function Cells({ cells, head = false, isNew = false }: { cells: readonly string[]; head?: boolean; isNew?: boolean }) {
  return (
    <div className={isNew ? 'new' : head ? 'head' : undefined}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, two cells may be the same
        <span key={index}>{cell}</span>
      ))}
    </div>
  );
}
