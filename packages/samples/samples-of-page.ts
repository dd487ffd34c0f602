import { parsePage } from '../core/content/markdown/parse-page.ts';
import { type ResolveOptions, resolvePage } from '../core/content/markdown/resolve-page.ts';
import type { Source } from '../core/content/source/find-sources.ts';
import type { Sample } from './syntax/sample.ts';

/** All code blocks of a page, as readers see them. */
export async function samplesOfPage(
  { relativePath, path }: Pick<Source, 'relativePath' | 'path'>,
  page: string,
  options: ResolveOptions,
): Promise<Sample[]> {
  const resolved = await resolvePage({ relativePath }, page, options);
  const { codeBlocks } = parsePage({ relativePath }, resolved, options).compiled;
  return codeBlocks.map((block) => ({
    ...block,
    file: relativePath,
    page: path,
    unchecked: block.unchecked ?? '',
    untyped: block.untyped ?? '',
    lineOf: (line) => resolved.inSource({ line: block.line + line, column: 1 }).line,
  }));
}
