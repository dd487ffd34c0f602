import { Button } from './Button.tsx';
import { Field } from './Field.tsx';

/**
 * Form fields, one per line: `"Name = value"`, `"Name > selection"`, `"Name [x]"` and `"Name [ ]"` for a
 * switch, `"[Save] [Cancel]"` for buttons, also at the end of a field. Anything else is plain text.
 */
export function FormLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <FormLine key={line} line={line} />);
}

const BUTTON = /\[([^\]]{2,})\]/g;

function FormLine({ line }: { line: string }) {
  const [, name, state] = /^(.+?) \[([ x])\]$/.exec(line) ?? [];
  if (name !== undefined) return <Field label={name} on={state === 'x'} />;
  const buttons = [...line.matchAll(BUTTON)].map(([, label = '']) => <Button key={label} label={label} />);
  const [, label, sign, value] = /^(.+?) ([=>])(?: (.*))?$/.exec(line) ?? [];
  if (label !== undefined) {
    const [, entered, button] = /^(.*?) \[([^\]]{2,})\]$/.exec(value ?? '') ?? [];
    return <Field label={label} value={entered ?? value} select={sign === '>'} end={button && <Button label={button} />} />;
  }
  return <div className={buttons.length > 0 ? 'end' : 'soft'}>{buttons.length > 0 ? buttons : line}</div>;
}
