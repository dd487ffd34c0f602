import type { CodeBlock } from './markdown/compile/compiled-markdown.ts';
import { parsePage } from './markdown/parse-page.ts';
import { readPage } from './markdown/read-page.ts';
import { type ResolveOptions, resolvePage } from './markdown/resolve-page.ts';
import { findSources, type Source } from './source/find-sources.ts';

/** A fenced code block with its location. */
export interface PlacedCode extends CodeBlock {
  /** Source file, from the root of the site. */
  file: string;
  /** Address of the page. */
  page: string;
  /** Line of the code → line of the source file; both count from 1. */
  lineOf: (line: number) => number;
}

/** All code blocks of a site, ordered by page and location. Skips unreadable files: they are reported when they are compiled. */
export async function codeOfSite(
  { versions, root }: { versions: readonly Parameters<typeof findSources>[0][]; root: string },
  options: ResolveOptions,
): Promise<PlacedCode[]> {
  const found = await Promise.all(versions.map((version) => findSources(version, root)));
  const blocks: PlacedCode[] = [];
  for (const source of found.flatMap(({ sources }) => sources)) {
    const text = readPage(source);
    if (typeof text === 'string') blocks.push(...(await codeOfPage(source, text, options)));
  }
  return blocks;
}

/** All code blocks of a page, as readers see them. */
export async function codeOfPage(
  { relativePath, path }: Pick<Source, 'relativePath' | 'path'>,
  text: string,
  options: ResolveOptions,
): Promise<PlacedCode[]> {
  const resolved = await resolvePage({ relativePath }, text, options);
  const { codeBlocks } = parsePage({ relativePath }, resolved, options).compiled;
  return codeBlocks.map((block) => ({
    ...block,
    file: relativePath,
    page: path,
    lineOf: (line) => resolved.inSource({ line: block.line + line, column: 1 }).line,
  }));
}
