import type { ReactNode } from 'react';
import { Label } from './Label.tsx';

interface FieldProps {
  label: string;
  /** Entered value. Empty if nothing is entered yet. */
  value?: ReactNode;
  /** Draw it as a dropdown. */
  select?: boolean;
  /** Draw it as a switch that's on or off. */
  on?: boolean;
  end?: ReactNode;
}

/** A form field with its label above. */
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
