import type { ReactNode } from 'react';

/** A window frame with a title bar, an optional end of the bar, and content. */
export function Window({ title, end, children }: { title: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <div className="win">
      <div className="bar">
        <span>{title}</span>
        {end && <span className="end">{end}</span>}
      </div>
      {children}
    </div>
  );
}
