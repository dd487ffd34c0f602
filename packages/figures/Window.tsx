import type { ReactNode } from 'react';

/** A frame with a bar: its title, what stands at the end of the bar, and what is inside. */
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
