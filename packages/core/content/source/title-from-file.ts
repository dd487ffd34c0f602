import type { Source } from './find-sources.ts';
import { withoutOrderNumbers } from './source-path.ts';

/** The title of a page that does not set one: `code/working-with_files.md` → `Working with files`, `code/README.md` → `Code`. */
export function titleFromFile({ relativePath, folder }: Pick<Source, 'relativePath' | 'folder'>): string {
  const name =
    withoutOrderNumbers(relativePath.slice(folder.length))
      .replace(/(?:\.html)?\.mdx?$/i, '')
      .replace(/(^|\/)(?:_?index|readme)$/i, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? 'Home';
  return readableName(name);
}

/** Names written in capitals. */
const CAPITALS = /\b(?:api|cli|css|faq|html|http|json|sdk|seo|sql|ssr|ui|url|yaml)\b/g;

/** `first-steps` → `First steps`, `cli` → `CLI`; names with spaces are kept. */
export function readableName(name: string): string {
  const words = name.includes(' ') ? name : (name.replace(/[-_]+/g, ' ').trim() || name).replace(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
