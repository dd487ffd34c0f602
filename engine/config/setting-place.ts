import { escapePattern } from '../shared/escape-pattern.ts';
/** A file that the settings are made of: the settings file itself and what it imports. */
export interface ConfigSource {
  /** From the root of the site. */
  file: string;
  text: string;
}

export interface ConfigPlace {
  file: string;
  line: number;
  column: number;
}

/** Where a key stands (`base: …`); the beginning of the settings file where it cannot be found. */
export function placeOfKey(key: string, sources: readonly ConfigSource[]): ConfigPlace {
  if (key === '') return find(undefined, sources);
  return find(new RegExp(`(?<=^|[\\s{,'"])${escapePattern(key)}['"]?\\s*:`, 'm'), sources);
}

/** Where a text stands in quotes (`'/gone/'`); the beginning of the settings file where it cannot be found. */
export function placeOfText(text: string, sources: readonly ConfigSource[]): ConfigPlace {
  return find(new RegExp(`['"\`]${escapePattern(text)}['"\`]`), sources);
}

function find(pattern: RegExp | undefined, sources: readonly ConfigSource[]): ConfigPlace {
  for (const { file, text } of sources) {
    const match = pattern?.exec(text);
    if (match) return placeAt({ file, text }, match.index);
  }
  return { file: sources[0]?.file ?? 'docs.config.ts', line: 1, column: 1 };
}

/** The place of a character of a file. */
export function placeAt({ file, text }: ConfigSource, index: number): ConfigPlace {
  const before = text.slice(0, index);
  return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
