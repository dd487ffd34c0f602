/** A language supported by the runner. A site's module may export another one: see `docs/samples.md`. */
export interface Language {
  /** Display name. */
  label: string;
  /** Names that authors write after a fence. */
  names: readonly string[];
  /** A command that prints the tool's version and the program's full path, one per line. */
  probe: readonly string[];
  /** Name of the file to run. `code`: its whole text. */
  file(code: string): string;
  /** The text of that file: parts of the page, plus surrounding lines. `mark`: code that prints a text without a line break. */
  program(parts: readonly Part[]): readonly (string | Part)[];
  /** Converts the file's text into what the tool runs. */
  compile?: ((text: string) => Promise<string>) | undefined;
  /** Commands run in sequence. The last one is the sample, and the others prepare it. */
  commands(file: string, tool: Tool, options: readonly string[]): readonly (readonly string[])[];
  /** Options that run a setup file before each sample. Without it, the setup is the first part of the program. */
  setUp?(file: string): readonly string[];
  /** Additional environment variables. `cache`: a folder kept between runs. */
  env?(cache: string): Record<string, string>;
  /** Prompts of a session, for new and continued lines: `>>> ` and `... `. */
  prompts?: readonly [first: string, more: string];
  /** Whether a session command needs another line, even one without a prompt. */
  goesOn?(command: string): boolean;
  /** Converts a session command into a statement that prints its result. */
  command?(code: string): string;
  /** The error in the output of a session command, if it has one. */
  errorOf?(output: string): string | undefined;
  /** Multiplier for the time limit, for compilers. */
  patience?: number;
}

/** A block, or a session command, in a program. */
export interface Part {
  /** Identifies the part, if a language splits it. */
  number: number;
  code: string;
  /** Marker to print before the code, so that outputs can be told apart. Empty if not needed. */
  mark: string;
}

export interface Tool {
  version: string;
  /** Full path of the program to run. */
  path: string;
}

/** Provides types for a language module. */
export function defineLanguage(language: Language): Language {
  return language;
}

/** Concatenates parts, each after a line that prints its mark. */
export function partsWithMarks(parts: readonly Part[], print: (mark: string) => string): (string | Part)[] {
  return parts.flatMap((part) => (part.mark === '' ? [part] : [print(part.mark), part]));
}
