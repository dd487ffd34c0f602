/** A language that the runner knows. A module of a site may export another one: see `docs/samples.md`. */
export interface Language {
  /** What readers call it. */
  label: string;
  /** What authors write after a fence. */
  names: readonly string[];
  /** A command that prints the version of the tool and the full path of its program, a line each. */
  probe: readonly string[];
  /** Name of the file that is run; `code` is all of it. */
  file(code: string): string;
  /** The text of that file: parts of the page, and lines around them. `mark` is code that prints a text without a line break. */
  program(parts: readonly Part[]): readonly (string | Part)[];
  /** Turns the text of the file into what the tool runs. */
  compile?: ((text: string) => Promise<string>) | undefined;
  /** Commands that are run one after the other; the last one is the sample, those before it prepare it. */
  commands(file: string, tool: Tool, options: readonly string[]): readonly (readonly string[])[];
  /** Options that run a file of the settings before each sample. Without it, its text stands before the text of the program. */
  setUp?(file: string): readonly string[];
  /** Further environment. `cache` is a folder that stays between runs. */
  env?(cache: string): Record<string, string>;
  /** How lines of a session begin, and lines that go on with it: `>>> ` and `... `. */
  prompts?: readonly [first: string, more: string];
  /** One command of a session, as a statement that prints its result. */
  command?(code: string): string;
  /** Reports of errors name the place where it happened last. */
  placeIsLast?: boolean;
  /** How often the time limit may pass: for compilers. */
  patience?: number;
}

/** A block, or a command of a session, in a program. */
export interface Part {
  /** Tells which part it is, where a language divides it. */
  number: number;
  code: string;
  /** What has to be printed before the code runs, so that outputs can be told apart; empty if nothing has to be. */
  mark: string;
}

export interface Tool {
  version: string;
  /** Program to run, with its full path. */
  path: string;
}

/** Keeps the type of a module that describes a language. */
export function defineLanguage(language: Language): Language {
  return language;
}

/** Parts one after the other, each after a line that prints its mark. */
export function partsWithMarks(parts: readonly Part[], print: (mark: string) => string): (string | Part)[] {
  return parts.flatMap((part) => (part.mark === '' ? [part] : [print(part.mark), part]));
}
