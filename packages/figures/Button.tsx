import { Label } from './Label.tsx';

export function Button({ label }: { label: string }) {
  return <Label className="btn" text={label} />;
}
