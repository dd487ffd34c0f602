/** `01-intro`, `2. Intro`, `03_x`; but not dates (`2024-05-01-x`), versions (`7.0-x`), or names that are only a number. */
const NUMBERED = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s\d])(?!(?:html?\.)?mdx?$)/i;
/** `2-factor login`: the number belongs to the word. */
const COUNTED = /^\d-\p{Ll}\S* /u;

/**
 * Returns the address of a source file inside a content folder: `workflows/steps/index.md` and `workflows/steps.md` →
 * `workflows/steps/`; `index.md` → ``; `quickstart/old.html.md` → `quickstart/old.html`; `01-Guide/2. First steps.md` →
 * `Guide/First-steps/`, with `numbers` `01-Guide/2.-First-steps/`.
 */
export function sourcePath(file: string, numbers = false): string {
  const named = numbers ? file : withoutOrderNumbers(file);
  const bare = withoutSigns(named.replace(/\.mdx?$/i, ''))
    .replace(/(^|\/)(_?index|readme)$/i, '$1')
    .replace(/(^|\/)index\.html$/i, '$1')
    .replace(/[^\S/]+/g, '-');
  return bare === '' || bare.endsWith('/') || /\.html$/.test(bare) ? bare : `${bare}/`;
}

/** Spells out or removes characters that are special in addresses: `C# guide` → `C-sharp guide`, `100%` → `100-percent`. */
function withoutSigns(file: string): string {
  if (!/[#?%\\\p{Cc}]/u.test(file)) return file;
  return file
    .split('/')
    .map((name) => {
      const words = name.replace(/(?<=\p{L})#/gu, '-sharp').replace(/(?<=\d)%/g, '-percent');
      return words.replace(/[\s-]*[#?%\\\p{Cc}]+[\s-]*/gu, '-').replace(/^-+|-+$|-+(?=[\s-])/g, '') || 'page';
    })
    .join('/');
}

/** Removes numbers that only order files and folders. */
export function withoutOrderNumbers(file: string): string {
  return /(^|\/)\d/.test(file)
    ? file
        .split('/')
        .map((name) => (COUNTED.test(name) ? name : name.replace(NUMBERED, '')))
        .join('/')
    : file;
}

/** The leading number of a file or folder; `undefined` if it has none. */
export function numberOf(name: string): number | undefined {
  const found = COUNTED.test(name) ? undefined : NUMBERED.exec(name)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The title of a page that does not set one: `code/working-with_files.md` → `Working with files`, `code/README.md` → `Code`. */
export function titleFromFile({ relativePath, folder }: { relativePath: string; folder: string }): string {
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
