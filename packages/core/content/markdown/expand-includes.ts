import path from 'node:path';
import { withoutFrontmatter } from '../source/frontmatter-block.ts';
import { codeOfFile, type Include, pictureImport, rawImport } from './file-imports.ts';
import { type IncludedPart, includedLines, partOf } from './include-lines.ts';
import { fenceAfter } from './replace-code.ts';
import { textAttributes } from './text-attributes.ts';

export interface IncludedFile {
  file: string;
  text: string;
}

/** Finds a file by its written name; `from` is the including file. `undefined` if it cannot be included. */
export type ReadInclude = (name: string, from: string) => IncludedFile | undefined;

const DEEPEST = 5;
/** Maximum number of lines in a tag that shows a file. */
const LONGEST_CODE = 12;
/** Maximum length of a page with its includes, in characters, because files that include each other would grow without limit. */
const LONGEST = 2_000_000;
const SIGN =
  /<<<(?<=^[ \t]*<<<)|\{\{#(?:rustdoc_)?(?:include|playground)|--8<--|<!--[ \t]*@include|import(?<=^import)\s[^\n]*(?:\.(?:mdx?|png|jpe?g|gif|svg|webp|avif)|\?raw|raw-loader[^'"\n]*)['"]/m;

/** `file.rs:3:5` or `file.rs:name`. */
const FILE_AND_PART = /^(.*?)(?::([\d:,\s]+|[\w.-]+))?$/;
const VITEPRESS_CODE = /^([ \t]*)<<<[ \t]*([^\s{[#]+)(?:#([\w.-]+))?[ \t]*(?:\{([^}]*)\})?[ \t]*(\[[^\]]*\])?[ \t]*$/;
const VITEPRESS_TEXT = /^([ \t]*)<!--[ \t]*@include:[ \t]*([^\s{#>]+?)(?:#([\w.-]+))?(?:\{([\d,\s]*)\})?[ \t]*-->[ \t]*$/;
const MDBOOK = /^([ \t]*)\{\{#(?:rustdoc_)?include[ \t]+([^{}]+?)[ \t]*\}\}[ \t]*$/;
const PLAYGROUND = /^([ \t]*)\{\{#playground[ \t]+([^\s{}]+)[^{}]*\}\}[ \t]*$/;
const SNIPPET = /^([ \t]*)--8<--[ \t]+(["'])(.+?)\2[ \t]*$/;
const SNIPPETS = /^([ \t]*)--8<--[ \t]*$/;
const PARTIAL = /^import[ \t]+([A-Z]\w*)[ \t]+from[ \t]+(["'])([^"']+\.mdx?)\2;?[ \t]*$/;
const COMPONENT = /^([ \t]*)<([A-Z]\w*)((?:\s[^<>]*)?)\/>[ \t]*$/;

/** Lines, with the line of the page each comes from. */
interface Lines {
  texts: string[];
  lines: number[];
}

/** Separates the expanded text from the list of its source lines. */
const LINES = '\n\0lines ';
const TAIL = new RegExp(`${LINES}([\\d,]+)$`);

/** Whether the text of a page, before or after expansion, depends on other files. */
export function hasIncludes(text: string): boolean {
  return SIGN.test(text) || text.includes(LINES);
}

/** Splits off the line numbers added by `expandIncludes`. */
export function splitIncludes(expanded: string): { text: string; lineOf: (line: number) => number } {
  const tail = expanded.includes(LINES) ? TAIL.exec(expanded) : null;
  if (!tail?.[1]) return { text: expanded, lineOf: (line) => line };
  const lines = tail[1].split(',').map(Number);
  return { text: expanded.slice(0, tail.index), lineOf: (line) => lines[line - 1] ?? lines.at(-1) ?? line };
}

/**
 * Expands includes in the syntax of VitePress, mdBook, MkDocs and MDX. Failed includes are kept as written. The result carries its
 * source line numbers (see `splitIncludes`), so it depends on no other file.
 */
export function expandIncludes(page: IncludedFile, read: ReadInclude): string {
  if (!SIGN.test(page.text)) return page.text;
  let size = page.text.length;
  let isChanged = false;
  const { texts, lines } = expand(page.text, page.file, [page.file]);
  return isChanged ? `${texts.join('\n')}${LINES}${lines.join()}` : page.text;

  function expand(text: string, file: string, above: readonly string[], outer = ''): Lines {
    const result: Lines = { texts: [], lines: [] };
    const written = text.split('\n');
    const partials = new Map<string, string>();
    const raws = new Map<string, string>();
    let fence = outer;
    for (let at = 0; at < written.length; at++) {
      const line = written[at] ?? '';
      const partial = fence === '' ? PARTIAL.exec(line) : null;
      const [, name, , partialFile] = partial ?? [];
      if (name !== undefined && partialFile !== undefined && new RegExp(`^[ \\t]*<${name}(?:\\s[^<>]*)?/>[ \\t]*$`, 'm').test(text))
        partials.set(name, partialFile);
      const raw = fence === '' ? rawImport(line) : undefined;
      if (raw) raws.set(raw.name, raw.file);
      const picture = fence === '' ? pictureImport(line, file, text) : undefined;
      if (picture !== undefined) {
        isChanged = true;
        result.texts.push('', picture, '');
        result.lines.push(at + 1, at + 1, at + 1);
        continue;
      }
      const code = fence === '' && line.includes('<Code') ? codeOfFile(written.slice(at, at + LONGEST_CODE).join('\n'), raws) : undefined;
      const block = SNIPPETS.test(line) ? written.findIndex((other, n) => n > at && SNIPPETS.test(other)) : -1;
      const include =
        block > at
          ? snippets(written.slice(at, block))
          : raw
            ? { indent: '', files: [] }
            : (code?.include ?? includeOf(line, fence !== '') ?? partialOf(line, fence, partials));
      const found = include && textsOf(include, file, above, fence);
      if (!found) {
        fence = fenceAfter(fence, line);
        result.texts.push(line);
        result.lines.push(at + 1);
        continue;
      }
      isChanged = true;
      for (const included of found) {
        result.texts.push(included);
        result.lines.push(at + 1);
      }
      if (block > at) at = block;
      if (code) at += code.lines - 1;
    }
    return result;
  }

  /** `undefined` if one of the files cannot be included. */
  function textsOf({ indent, files, fence, props }: Include, from: string, above: readonly string[], outer: string): string[] | undefined {
    const found: string[] = [];
    for (const { name, part } of files) {
      const included = above.length > DEEPEST || size > LONGEST ? undefined : read(name, from);
      if (!included || above.includes(included.file)) return undefined;
      const isPage = /\.mdx?$/i.test(included.file) && !fence && outer === '';
      const whole = isPage && part === undefined ? withoutFrontmatter(included.text) : included.text;
      const given = props ? whole.replace(/\{props\.(\w+)\}/g, (_, prop: string) => props[prop] ?? '') : whole;
      const texts = includedLines(given, part);
      if (!texts) return undefined;
      const nested = fence ? texts : expand(texts.join('\n'), included.file, [...above, included.file], outer).texts;
      size += nested.reduce((sum, text) => sum + text.length + 1, 0);
      found.push(...nested);
    }
    if (fence) {
      const longest = Math.max(2, ...found.map((line) => /^\s*(`{3,})/.exec(line)?.[1]?.length ?? 0));
      const sign = '`'.repeat(longest + 1);
      const language = fence.language ?? path.extname(files[0]?.name ?? '').slice(1);
      found.unshift(`${sign}${language}${fence.rest}`);
      found.push(sign);
    }
    return found.map((line) => (line === '' ? line : indent + line));
  }
}

/** Inside a fence, only the syntax of tools that expand includes there is replaced; the rest is sample code. */
function includeOf(line: string, inFence: boolean): Include | undefined {
  const [, indent = '', mdBook] = MDBOOK.exec(line) ?? [];
  if (mdBook !== undefined) return { indent, files: [fileAndPart(mdBook, 'mdBook')] };
  const [, before = '', , snippet] = SNIPPET.exec(line) ?? [];
  if (snippet !== undefined) return { indent: before, files: [fileAndPart(snippet, 'MkDocs')] };
  if (inFence) return undefined;
  const playground = PLAYGROUND.exec(line);
  if (playground) return { indent: playground[1] ?? '', files: [fileAndPart(playground[2] ?? '', 'mdBook')], fence: { rest: '' } };
  const text = VITEPRESS_TEXT.exec(line);
  if (text) {
    const [, space = '', name = '', region, range = ''] = text;
    return { indent: space, files: [{ name, part: region === undefined ? partOf(range.trim(), 'VitePress') : { name: region } }] };
  }
  const code = VITEPRESS_CODE.exec(line);
  if (!code) return undefined;
  const [, space = '', name = '', region, info = '', label] = code;
  const [, marked = '', language] = /^([\d,\s-]*)(.*)$/.exec(info.trim()) ?? [];
  const rest = [marked.trim() && `{${marked.trim()}}`, label].filter(Boolean).map((word) => ` ${word}`);
  return {
    indent: space,
    files: [{ name, part: region === undefined ? undefined : { name: region } }],
    fence: { ...(language ? { language } : {}), rest: rest.join('') },
  };
}

/** Reads the file names between two `--8<--` lines. */
function snippets([first = '', ...names]: string[]): Include {
  const files = names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith(';'));
  return { indent: SNIPPETS.exec(first)?.[1] ?? '', files: files.map((name) => fileAndPart(name, 'MkDocs')) };
}

/** Handles the import of a Markdown file, which is removed, and the tag that shows it. */
function partialOf(line: string, fence: string, partials: ReadonlyMap<string, string>): Include | undefined {
  if (fence !== '' || partials.size === 0) return undefined;
  if (partials.has(PARTIAL.exec(line)?.[1] ?? '')) return { indent: '', files: [] };
  const [, indent = '', name = '', attributes = ''] = COMPONENT.exec(line) ?? [];
  const file = partials.get(name);
  return file === undefined ? undefined : { indent, files: [{ name: file, part: undefined }], props: textAttributes(attributes) };
}

function fileAndPart(written: string, tool: 'mdBook' | 'MkDocs'): { name: string; part: IncludedPart } {
  const [, name = written, part = ''] = FILE_AND_PART.exec(written) ?? [];
  return { name: name.trim(), part: partOf(part.trim(), tool) };
}
