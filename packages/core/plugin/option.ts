/**
 * What a plugin accepts in the settings. A description is plain data: the build checks options against it, with messages that
 * name the file and line, and writes it into the JSON schema of the settings.
 */
export interface Option<Value> {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'list' | 'record' | 'object';
  /** One line for the JSON schema. */
  readonly about?: string;
  /** Used where the settings say nothing; without it the option is required. */
  readonly fallback?: Value;
  readonly optional?: boolean;
  /** What a text has to match, and what a message tells the author to write. */
  readonly pattern?: RegExp;
  readonly help?: string;
  readonly choices?: readonly string[];
  /** Type of the entries of a list or record. */
  readonly of?: Option<unknown>;
  readonly fields?: Readonly<Record<string, Option<unknown>>>;
}

type Details<Value> = Pick<Option<Value>, 'about' | 'fallback' | 'help'>;
/** The value that a description stands for. */
export type OptionValue<Described> = Described extends Option<infer Value> ? Value : never;
type Fields = Readonly<Record<string, Option<unknown>>>;
type FieldValues<Of extends Fields> = { readonly [Name in keyof Of]: OptionValue<Of[Name]> };

/** Descriptions of options, to be put together: `option.object({ url: option.text() })`. */
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
  /** Any names, each with such a value. */
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
  /** May be missing, and has no value then. */
  optional: <Value>(of: Option<Value>): Option<Value | undefined> => ({ ...of, optional: true }),
};
