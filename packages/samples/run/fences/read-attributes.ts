/** What a fence says about running its code. Where rustdoc or mdBook have a word for it, that word is understood. */
export interface Attributes {
  /** `undefined`: as the settings say for the language. */
  run: boolean | undefined;
  /** The code has to fail. */
  fails: boolean;
  /** Text that the error has to contain; empty if any error is fine. */
  error: string;
  /** The next block of the page shows what the code prints. */
  output: boolean;
  /** Blocks of a page with the same group share their state, in order. */
  group: string | undefined;
  /** The whole block is set-up that readers do not see. */
  hidden: boolean;
  /** Lines that begin with this text run, but readers do not see them. */
  hidelines: string;
  /** The block is a file of this name for the samples of its page. */
  file: string | undefined;
  env: Record<string, string>;
  /** Services of the settings, or `network`. */
  needs: string[];
}

const WORD = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s,{}"']+)))?/g;
/** `no_run`, `should_panic`, `compile_fail` and `ignore` are words of rustdoc; the others leave code to other checks. */
const NOT_RUN = new Set(['no_run', 'norun', 'no-run', 'ignore', 'partial', 'unchecked']);
const FAILS = new Set(['fails', 'should_panic', 'compile_fail']);

/** Every word that the runner reads, for suggestions. */
export const ATTRIBUTES = ['run', 'no_run', 'fails', 'output', 'group', 'hidden', 'hidelines', 'file', 'env', 'needs'] as const;

/** Reads the words after the language of a fence. `hidelines`: what the settings say for the language. */
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
  // These words ask for a run by themselves.
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
