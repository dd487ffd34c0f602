import { parseFenceMeta } from '../page/code-block.ts';
import type { Source } from '../page/find-sources.ts';
import { expandMacros } from '../page/macros.ts';
import { compileMarkdown } from '../page/markdown.ts';
import { expandMarkdownComponents } from '../page/markdown-components.ts';
import type { ContentComponent } from '../shared/content-component.ts';
import { proofOfFence } from './proof-of-fence.ts';
import type { Sample } from './sample.ts';

export interface SampleOptions {
  /** What `{{name}}` stands for. */
  names: Readonly<Record<string, string>>;
  components: ReadonlyMap<string, ContentComponent>;
}

/** Every code block of a page, as readers see it. A page that cannot be parsed has none; compiling it says so. */
export async function samplesOf(
  { relativePath, path }: Pick<Source, 'relativePath' | 'path'>,
  text: string,
  { names, components }: SampleOptions,
): Promise<Sample[]> {
  const mdx = /\.mdx$/i.test(relativePath);
  const written = mdx ? await expandMarkdownComponents(text, components) : { text, lineOf: (line: number) => line };
  const blocks = blocksOf(expandMacros(written.text, names, mdx).text, mdx);
  return blocks.map((block) => {
    const { partial, unchecked, untyped } = proofOfFence(block.meta);
    return {
      ...block,
      file: relativePath,
      page: path,
      title: parseFenceMeta(block.meta).title,
      partial,
      unchecked: unchecked ?? '',
      untyped: untyped ?? '',
      lineOf: (line) => written.lineOf(block.line + line),
    };
  });
}

function blocksOf(text: string, mdx: boolean) {
  try {
    return compileMarkdown(text, mdx).codeBlocks;
  } catch {
    return []; // told with its place by whoever compiles the page
  }
}
