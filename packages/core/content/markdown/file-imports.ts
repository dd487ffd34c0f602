import type { IncludedPart } from './include-lines.ts';
import { textAttributes } from './text-attributes.ts';

/** `import a from '!!raw-loader!./a.js'`, `import a from './a.js?raw'`. */
const RAW = /^import[ \t]+(\w+)[ \t]+from[ \t]+(["'])(?:!!raw-loader!([^"']+)|([^"']+)\?raw)\2;?[ \t]*$/;
const CODE = /^([ \t]*)<(?:CodeBlock|Code)\b([^<>]*?)(?:\bcode=\{(\w+)\}([^<>]*)\/>|>\s*\{(\w+)\}\s*<\/(?:CodeBlock|Code)>)[ \t]*(?=\n|$)/;
const PICTURE = /^import[ \t]+(\w+)[ \t]+from[ \t]+(["'])([^"']+\.(?:png|jpe?g|gif|svg|webp|avif))\2;?[ \t]*$/;

export interface Include {
  indent: string;
  /** The files with their parts, in order. */
  files: { name: string; part: IncludedPart }[];
  /** Fence around the lines; `rest` follows its language. `undefined` if the lines are included unchanged. */
  fence?: { language?: string; rest: string };
  /** Values of `{props.name}` in a partial. */
  props?: Readonly<Record<string, string>>;
}

/** Parses an import of a file as text. */
export function rawImport(line: string): { name: string; file: string } | undefined {
  const [, name, , loaded, file = loaded ?? ''] = RAW.exec(line) ?? [];
  return name === undefined ? undefined : { name, file };
}

/** Turns the import of a picture whose address the page uses into a variable. Pictures used as components are not supported. */
export function pictureImport(line: string, file: string, page: string): string | undefined {
  const [, name, , address] = /\.mdx?$/i.test(file) ? (PICTURE.exec(line) ?? []) : [];
  // In .md, only the name in braces is a use of the variable.
  if (!/x$/i.test(file) && !page.includes(`{${name}}`)) return undefined;
  return name === undefined || page.includes(`<${name}`) ? undefined : `export const ${name} = ${JSON.stringify(address)};`;
}

/**
 * Parses `<Code code={a} lang="js" />` and `<CodeBlock>{a}</CodeBlock>`, which show a file as code. `lines`: how many lines of the page
 * the tag occupies.
 */
export function codeOfFile(text: string, raws: ReadonlyMap<string, string>): { include: Include; lines: number } | undefined {
  const [whole = '', indent = '', before = '', attribute, after = '', child = attribute ?? ''] = CODE.exec(text) ?? [];
  const name = raws.get(child);
  if (name === undefined) return undefined;
  const { lang, language = lang, title } = textAttributes(`${before} ${after}`);
  const fence = {
    ...(language === undefined ? {} : { language }),
    rest: title === undefined ? '' : ` title="${title.replaceAll('"', "'")}"`,
  };
  return { include: { indent, files: [{ name, part: undefined }], fence }, lines: whole.split('\n').length };
}
