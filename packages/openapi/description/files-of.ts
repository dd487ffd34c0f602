import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A description and the files that it refers to, each once. They are looked for in the text, which is faster than to parse it. */
export function filesOf(file: string): string[] {
  const found = new Set([file]);
  for (const one of found) {
    let text = '';
    try {
      text = readFileSync(one, 'utf8');
    } catch {} // reported when it is read
    for (const [, target = ''] of text.matchAll(/\$ref["']?\s*:\s*["']?([^#"'\s,}][^#"'\s,}]*)/g))
      if (!/^[a-z][a-z\d+.-]*:\/\//i.test(target)) found.add(path.resolve(path.dirname(one), target));
  }
  return [...found];
}
