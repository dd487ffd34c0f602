import type { ReactNode } from 'react';
import { Label } from './Label.tsx';

interface FieldProps {
  label: string;
  /** What is entered; empty for nothing yet. */
  value?: ReactNode;
  /** Drawn as a list to choose from. */
  select?: boolean;
  /** Drawn as a switch that is on or off. */
  on?: boolean;
  end?: ReactNode;
}

/** A field of a form with its label above. */
export function Field({ label, value, select = false, on, end }: FieldProps) {
  if (on !== undefined)
    return (
      <div className="line">
        <Label text={label} />
        <span className={on ? 'switch yes' : 'switch'} />
      </div>
    );
  return (
    <div className="field">
      <Label text={label} />
      <div className="line">
        <span className={select ? 'input select' : 'input'}>{value}</span>
        {end}
      </div>
    </div>
  );
}
