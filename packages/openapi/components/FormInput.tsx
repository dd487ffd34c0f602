import type { ReferenceSay } from '../language/say-reference.ts';
import { choicesOf, isLong } from './check-request.ts';

interface FormInputProps {
  say: ReferenceSay;
  id: string;
  name: string;
  /** Shown next to the name, instead of whether the field is required. */
  note?: string;
  schema?: unknown;
  /** Value in the sample. */
  sample?: unknown;
  required: boolean;
  value: string;
  choices?: readonly string[];
  fault: string;
  /** Whether it's the whole body. */
  isWhole?: boolean;
  onEnter: (value: string) => void;
  onFile?: (file: File | undefined) => void;
}

/** An input for a value of any type, with its error. */
export function FormInput({
  say,
  id,
  name,
  note,
  schema,
  sample,
  required,
  value,
  choices,
  fault,
  isWhole = false,
  onEnter,
  onFile,
}: FormInputProps) {
  const options = choices ?? choicesOf(schema);
  const shared = {
    id,
    'aria-invalid': fault !== '',
    'aria-describedby': fault === '' ? undefined : `${id}f`,
    onChange: (event: { target: { value: string } }) => onEnter(event.target.value),
  };
  const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, value } as const;
  return (
    <div className={isWhole || isLong(schema, sample) ? 'wide' : undefined}>
      <label htmlFor={id}>
        {isWhole ? (
          name
        ) : (
          <>
            <code>{name}</code> {note ?? (required ? say`required` : say`optional`)}
          </>
        )}
      </label>
      {onFile ? (
        <input type="file" id={id} onChange={(event) => onFile(event.target.files?.[0])} />
      ) : options.length > 0 ? (
        <select {...shared} value={value}>
          {!(required && value !== '') && <option value="">{say`not sent`}</option>}
          {!options.includes(value) && value !== '' && <option>{value}</option>}
          {options.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : isWhole || isLong(schema, sample) ? (
        <textarea {...shared} {...plain} rows={Math.min(14, Math.max(2, value.split('\n').length))} />
      ) : (
        <input type="text" {...shared} {...plain} />
      )}
      {fault !== '' && <small id={`${id}f`}>{say`${isWhole ? say`The body` : name} ${fault}`}</small>}
    </div>
  );
}
