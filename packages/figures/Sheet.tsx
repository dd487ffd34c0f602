import { Fragment } from 'react';
import { AuthorError } from '../core/shared/author-error.ts';
import { Figure, type FigureProps } from './Figure.tsx';

interface SheetProps extends FigureProps {
  columns?: readonly string[];
  /** Rows before the run. */
  rows?: readonly (readonly string[])[];
  /** Rows the run adds. */
  added?: readonly (readonly string[])[];
}

/** A table, or with `added`, the table before and after. */
export function Sheet({ columns = [], rows = [], added = [], ...figure }: SheetProps) {
  const wrong = [...rows, ...added].find((row) => row.length !== columns.length);
  if (wrong) throw new AuthorError(`The row “${wrong.join(', ')}” does not have one cell per column.`, 'Write a cell for each column.');
  const before = (
    <>
      <Cells cells={columns} look="head" />
      {rows.map((row) => (
        <Cells key={row.join()} cells={row} />
      ))}
    </>
  );
  // One table, so the columns before and after line up.
  return (
    <Figure {...figure}>
      <div className="sheet">
        {added.length > 0 && (
          <>
            <Cells cells={['Before']} look="when" />
            {before}
            <Cells cells={['After']} look="when" />
          </>
        )}
        {before}
        {added.map((row) => (
          <Cells key={row.join()} cells={row} look="new" />
        ))}
      </div>
    </Figure>
  );
}

/** Lets long names break between their parts, such as an email address at its `@`. */
const PARTS = /(?<=[@/_]|\.(?=[a-z]))/;

function Cells({ cells, look }: { cells: readonly string[]; look?: 'when' | 'head' | 'new' }) {
  return (
    <div className={look}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, two cells may be the same
        <span key={index}>
          {cell.split(PARTS).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      ))}
    </div>
  );
}
