import type { ReactNode } from 'react';
import { Label } from './Label.tsx';

interface BoxProps {
  /** Words of the product at its head. */
  label?: string;
  /** A name that its user gave. */
  name?: string;
  end?: ReactNode;
  children?: ReactNode;
}

/** A part with a head of its own, such as one step of several. */
export function Box({ label, name, end, children }: BoxProps) {
  return (
    <div className="box">
      <div className="bar">
        <span>
          {name && <span className="name">{name}</span>}
          {label && <Label text={label} />}
        </span>
        {end && <span className="end">{end}</span>}
      </div>
      {children && <div className="pane">{children}</div>}
    </div>
  );
}
