import type { DiagnosticPlace } from '../shared/diagnostic.ts';
import { escapePattern } from '../shared/escape-pattern.ts';
import { placeAt } from '../shared/place-at.ts';
import { type ConfigSource, placeOfKey } from './setting-place.ts';
import { codeFrom, sourceParts } from './source-parts.ts';

/** A place in one of the files. */
interface Spot {
  source: ConfigSource;
  at: number;
}

/** `absent`: the object or list is written out, and has no such entry. `hidden`: it may come from elsewhere. */
type Entry = { name: Spot; value: Spot } | 'absent' | 'hidden';

/**
 * Where a setting stands, by its path: `versions`, `1`, `content`. A setting that is missing is reported where it
 * belongs. What cannot be followed, such as the result of a function, is looked for by its name alone.
 */
export function placeOfPath(keys: readonly string[], sources: readonly ConfigSource[]): DiagnosticPlace {
  const last = keys.findLast((key) => !/^\d+$/.test(key)) ?? '';
  let spot = valueNamed(keys[0] ?? '', sources);
  let found: Spot | undefined;
  for (const key of keys.slice(1)) {
    const entry: Entry = spot ? entryOf(follow(spot, sources), key) : 'hidden';
    if (entry === 'hidden') return placeOfKey(last, sources);
    if (entry === 'absent') break;
    found = entry.name;
    spot = entry.value;
  }
  return found ? { file: found.source.file, ...placeAt(found.source.text, found.at) } : placeOfKey(keys[0] ?? '', sources);
}

/** The value of a setting of the outermost level, or of a constant of that name. */
function valueNamed(name: string, sources: readonly ConfigSource[]): Spot | undefined {
  const key = `(?<=^|[\\s{,'"])(?<!^\\s*//.*)(?<!\\b(?:const|let|var)\\s+)${escapePattern(name)}['"]?\\s*:`; // in no comment, and no type of a constant
  return spotBehind(new RegExp(key, 'm'), sources) ?? constant(name, sources);
}

function constant(name: string, sources: readonly ConfigSource[]): Spot | undefined {
  return spotBehind(new RegExp(`\\b(?:const|let|var)\\s+${escapePattern(name)}\\b[^=;]*=(?!>)`), sources);
}

function spotBehind(pattern: RegExp, sources: readonly ConfigSource[]): Spot | undefined {
  for (const source of sources) {
    const match = pattern.exec(source.text);
    if (match) return { source, at: codeFrom(source.text, match.index + match[0].length) };
  }
  return undefined;
}

/** A name in place of a value leads to the constant that it names. */
function follow(spot: Spot, sources: readonly ConfigSource[]): Spot {
  const name = /^[\w$]+(?=\s*[,;}\]\n])/.exec(spot.source.text.slice(spot.at, spot.at + 200))?.[0];
  return (name === undefined ? undefined : constant(name, sources)) ?? spot;
}

function entryOf({ source, at }: Spot, key: string): Entry {
  const { text } = source;
  const starts = sourceParts(text, at);
  if (!starts) return 'hidden';
  const spread = starts.findIndex((start) => text.startsWith('...', start));
  if (text[at] === '[') {
    const start = starts[Number(key)];
    if (spread >= 0 && spread <= Number(key)) return 'hidden';
    return start === undefined ? 'absent' : { name: { source, at: start }, value: { source, at: start } };
  }
  const pattern = new RegExp(`(['"\`]?)${escapePattern(key)}\\1\\s*:`, 'y');
  for (const start of starts) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    // As for names without quotes, the place is that of the first letter.
    if (match)
      return { name: { source, at: start + (match[1] ?? '').length }, value: { source, at: codeFrom(text, start + match[0].length) } };
  }
  return spread >= 0 ? 'hidden' : 'absent';
}
