import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isExternal } from '../shared/address.ts';
import { placeAt } from '../shared/diagnostic.ts';

export interface StyleFiles {
  /** The style sheet and all files it refers to, directly or indirectly: absolute path → content. */
  files: Map<string, Buffer>;
  /** References to files that do not exist. */
  missing: { name: string; file: string; line: number; column: number }[];
}

/** A quoted name may contain spaces and brackets. */
const NAME = /(?:@import\s+|url\(\s*)(?:url\(\s*)?(?:"([^"\n]+)"|'([^'\n]+)'|([^"')\s;]+))/dg;

/** Reads a style sheet and all files it refers to. */
export function styleFiles(file: string): StyleFiles {
  const found: StyleFiles = { files: new Map(), missing: [] };
  const content = contentOf(file);
  if (content) add(file, content, found);
  return found;
}

function add(file: string, content: Buffer, found: StyleFiles): void {
  found.files.set(file, content);
  if (!file.endsWith('.css')) return;
  const text = content.toString().replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const match of text.matchAll(NAME)) {
    const at = [1, 2, 3].find((group) => match[group] !== undefined) ?? 1;
    const name = match[at] ?? '';
    if (isExternal(name) || /^[/#]/.test(name)) continue;
    const other = path.resolve(path.dirname(file), name.replace(/[?#].*/, ''));
    if (found.files.has(other)) continue;
    const inside = contentOf(other);
    if (inside) {
      add(other, inside, found);
      continue;
    }
    found.missing.push({ name, file, ...placeAt(text, match.indices?.[at]?.[0] ?? 0) });
  }
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
