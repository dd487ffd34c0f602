import type { Sample } from '../content/code/sample.ts';
import { compileMarkdown } from '../content/markdown/compile/compile-markdown.ts';
import { readDialects } from '../content/markdown/dialects/read-dialects.ts';
import { expandMarkdownComponents } from '../content/markdown/markdown-components.ts';
import { expandConstants } from '../content/source/constants.ts';
import type { Source } from '../content/source/find-sources.ts';
import type { ContentComponent } from '../shared/content-component.ts';
import { readingFile } from '../util/native-call.ts';

export interface SampleOptions {
  /** What `{{name}}` stands for. */
  names: Readonly<Record<string, string>>;
  components: ReadonlyMap<string, ContentComponent>;
}

/** Every code block of a page, as readers see it. A page that cannot be parsed has none; compiling it says so. */
export async function samplesOfPage(
  { relativePath, path }: Pick<Source, 'relativePath' | 'path'>,
  text: string,
  { names, components }: SampleOptions,
): Promise<Sample[]> {
  const mdx = /\.mdx$/i.test(relativePath);
  const read = readDialects(text, mdx);
  const written = mdx ? await expandMarkdownComponents(read.text, components) : { text: read.text, lineOf: (line: number) => line };
  const blocks = readingFile(relativePath, () => blocksOf(expandConstants(written.text, names, mdx).text, mdx));
  return blocks.map((block) => ({
    ...block,
    file: relativePath,
    page: path,
    unchecked: block.unchecked ?? '',
    untyped: block.untyped ?? '',
    lineOf: (line) => read.inSource({ line: written.lineOf(block.line + line), column: 1 }).line,
  }));
}

function blocksOf(text: string, mdx: boolean) {
  try {
    return compileMarkdown(text, mdx).codeBlocks;
  } catch {
    return []; // reported with its place by whoever compiles the page
  }
}
