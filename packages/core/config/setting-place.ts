import type { DiagnosticPlace } from '../shared/diagnostic.ts';
import { escapePattern } from '../shared/escape-pattern.ts';
import { placeAt } from '../shared/place-at.ts';

/** A file that the settings are made of: the settings file itself and what it imports. */
export interface ConfigSource {
  /** From the root of the site. */
  file: string;
  text: string;
}

/** Where a key stands (`base: …`); the beginning of the settings file where it cannot be found. */
export function placeOfKey(key: string, sources: readonly ConfigSource[]): DiagnosticPlace {
  if (key === '') return find(undefined, sources);
  return find(new RegExp(`(?<=^|[\\s{,'"])${escapePattern(key)}['"]?\\s*:`, 'm'), sources);
}

/** Where a text stands in quotes (`'/gone/'`); the beginning of the settings file where it cannot be found. */
export function placeOfText(text: string, sources: readonly ConfigSource[]): DiagnosticPlace {
  return find(new RegExp(`['"\`]${escapePattern(text)}['"\`]`), sources);
}

function find(pattern: RegExp | undefined, sources: readonly ConfigSource[]): DiagnosticPlace {
  for (const { file, text } of sources) {
    const match = pattern?.exec(text);
    if (match) return { file, ...placeAt(text, match.index) };
  }
  return { file: sources[0]?.file ?? 'docs.config.ts', line: 1, column: 1 };
}
