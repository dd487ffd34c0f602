/**
 * Type of an option in the settings, as plain data. The build checks options against it, with file and line in messages, and adds
 * it to the JSON schema of the settings.
 */
export interface Option<Value> {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'list' | 'record' | 'object';
  /** One line for the JSON schema. */
  readonly about?: string;
  /** Default value; without one, the option is required. */
  readonly fallback?: Value;
  readonly optional?: boolean;
  /** Pattern for a text, and the advice if it does not match. */
  readonly pattern?: RegExp;
  readonly help?: string;
  readonly choices?: readonly string[];
  /** Type of the entries of a list or record. */
  readonly of?: Option<unknown>;
  readonly fields?: Readonly<Record<string, Option<unknown>>>;
}

type Details<Value> = Pick<Option<Value>, 'about' | 'fallback' | 'help'>;
/** The TypeScript type of a described value. */
export type OptionValue<Described> = Described extends Option<infer Value> ? Value : never;
type Fields = Readonly<Record<string, Option<unknown>>>;
type FieldValues<Of extends Fields> = { readonly [Name in keyof Of]: OptionValue<Of[Name]> };

/** Combinators for option types: `option.object({ url: option.text() })`. */
export const option = {
  text: (details: Details<string> & Pick<Option<string>, 'pattern'> = {}): Option<string> => ({ kind: 'text', ...details }),
  number: (details: Details<number> = {}): Option<number> => ({ kind: 'number', ...details }),
  flag: (details: Details<boolean> = {}): Option<boolean> => ({ kind: 'flag', ...details }),
  choice: <const Value extends string>(choices: readonly Value[], details: Details<Value> = {}): Option<Value> => ({
    kind: 'choice',
    choices,
    ...details,
  }),
  list: <Value>(of: Option<Value>, details: Details<readonly Value[]> = {}): Option<readonly Value[]> => ({ kind: 'list', of, ...details }),
  /** An object with arbitrary names and values of this type. */
  record: <Value>(of: Option<Value>, details: Details<Readonly<Record<string, Value>>> = {}): Option<Readonly<Record<string, Value>>> => ({
    kind: 'record',
    of,
    ...details,
  }),
  object: <const Of extends Fields>(fields: Of, details: Details<FieldValues<Of>> = {}): Option<FieldValues<Of>> => ({
    kind: 'object',
    fields,
    ...details,
  }),
  /** Makes an option optional, without a default. */
  optional: <Value>(of: Option<Value>): Option<Value | undefined> => ({ ...of, optional: true }),
};
