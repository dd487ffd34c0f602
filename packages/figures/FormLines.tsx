import { Button } from './Button.tsx';
import { Field } from './Field.tsx';

/**
 * A form, a line each: `"Name = what is entered"`, `"Name > what is chosen"`, `"Name [x]"` and `"Name [ ]"` for
 * a switch, `"[Save] [Cancel]"` for buttons, a button at the end of a field; anything else is plain text.
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
