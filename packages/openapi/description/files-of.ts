import { readFileSync, statSync } from 'node:fs';
import { targetsOf } from './reference-target.ts';

/** A reference: quoted, or unquoted YAML up to the end of the line. */
const REFERENCE = /\$ref["']?\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'].*))/g;

/** A description and the files it refers to, each once. Searches the text, which is faster than parsing it. */
export function filesOf(file: string): string[] {
  const found = new Set([file]);
  for (const one of found) {
    let text = '';
    try {
      text = readFileSync(one, 'utf8');
    } catch {} // reported when the file is read
    for (const [, double, single, plain = ''] of text.matchAll(REFERENCE)) {
      const written = double?.replace(/\\(.)/g, '$1') ?? single?.replaceAll("''", "'");
      const files = (written === undefined ? plainEnds(plain) : [written])
        .filter((target) => target !== '' && !target.startsWith('#') && !/^[a-z][a-z\d+.-]*:\/\//i.test(target))
        .flatMap((target) => targetsOf(one, target).map((candidate) => candidate.file));
      const target = files.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile()) ?? files[0];
      if (target !== undefined) found.add(target);
    }
  }
  return [...found];
}

/** Possible ends of an unquoted text: in flow style, a comma or bracket may end it or belong to it. */
function plainEnds(line: string): string[] {
  const text = line.replace(/\s+#.*$/, '').trimEnd();
  return [...text.matchAll(/[,}\]]/g)].map(({ index }) => text.slice(0, index).trimEnd()).concat(text);
}
