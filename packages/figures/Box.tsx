import type { ReactNode } from 'react';
import { Label } from './Label.tsx';

interface BoxProps {
  /** Product text in the header. */
  label?: string;
  /** A name given by the user. */
  name?: string;
  end?: ReactNode;
  children?: ReactNode;
}

/** A part with its own header, such as one of several steps. */
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
