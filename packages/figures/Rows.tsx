import type { ReactNode } from 'react';

export interface RowProps {
  text: ReactNode;
  end?: ReactNode;
  state?: 'chosen' | 'bad' | 'chosen bad' | undefined;
}

/** A vertical list of entries. */
export function Rows({ rows }: { rows: readonly RowProps[] }) {
  return (
    <div className="rows">
      {rows.map(({ text, end, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, two entries may be the same
        <div key={index} className={state ? `line ${state}` : 'line'}>
          <span>{text}</span>
          {end && <span className="end">{end}</span>}
        </div>
      ))}
    </div>
  );
}
