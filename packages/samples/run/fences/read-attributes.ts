/** A fence's instructions for running its code. Equivalent words of rustdoc and mdBook are accepted. */
export interface Attributes {
  /** `undefined` means the language's default from the settings. */
  run: boolean | undefined;
  /** The code must fail. */
  fails: boolean;
  /** Text that the error must contain. Empty to accept any error. */
  error: string;
  /** The next block of the page shows what the code prints. */
  output: boolean;
  /** Blocks of a page with the same group share their state, in order. */
  group: string | undefined;
  /** The whole block is hidden setup. */
  hidden: boolean;
  /** Lines that start with this text run, but are hidden. */
  hidelines: string;
  /** The block is a file with this name for the page's samples. */
  file: string | undefined;
  env: Record<string, string>;
  /** Services from the settings, or `network`. */
  needs: string[];
}

const WORD = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s,{}"']+)))?/g;
/** `no_run`, `should_panic`, `compile_fail` and `ignore` come from rustdoc. The others leave code to other checks. */
const NOT_RUN = new Set(['no_run', 'norun', 'no-run', 'ignore', 'partial', 'unchecked']);
const FAILS = new Set(['fails', 'should_panic', 'compile_fail']);

/** Every word that the runner reads, for suggestions. */
export const ATTRIBUTES = ['run', 'no_run', 'fails', 'output', 'group', 'hidden', 'hidelines', 'file', 'env', 'needs'] as const;

/** Reads the words after a fence's language. `hidelines`: the language's default from the settings. */
export function readAttributes(meta: string, hidelines = ''): Attributes {
  const attributes: Attributes = {
    run: undefined,
    fails: false,
    error: '',
    output: false,
    group: undefined,
    hidden: false,
    hidelines,
    file: undefined,
    env: {},
    needs: [],
  };
  for (const [, name = '', double, single, bare] of meta.replace(/\{[\d,\s-]*\}/g, ' ').matchAll(WORD)) {
    const value = double ?? single ?? bare;
    if (name === 'run') attributes.run ??= true;
    else if (NOT_RUN.has(name)) attributes.run = false;
    else if (FAILS.has(name)) Object.assign(attributes, { fails: true, error: value ?? '' });
    else if (name === 'output') attributes.output = true;
    else if (name === 'hidden') attributes.hidden = true;
    else if (value === undefined) continue;
    else if (name === 'group' || name === 'file' || name === 'hidelines') attributes[name] = value;
    else if (name === 'needs') attributes.needs.push(...value.split(/[\s,]+/).filter((service) => service !== ''));
    else if (name === 'env') Object.assign(attributes.env, readEnvironment(value));
  }
  // These words imply a run.
  if (attributes.fails || attributes.output || (attributes.group !== undefined && attributes.file === undefined) || attributes.hidden) {
    attributes.run ??= true;
  }
  return attributes;
}

/** `A=1 B=two words` → `{ A: '1', B: 'two words' }`. */
function readEnvironment(text: string): Record<string, string> {
  const pairs = text.matchAll(/([A-Za-z_]\w*)=(.*?)(?=\s+[A-Za-z_]\w*=|$)/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}
