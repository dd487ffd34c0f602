import { withoutFrontmatter } from '../source/frontmatter-block.ts';
import type { CompiledMarkdown } from './compile/compiled-markdown.ts';
import { plainFence } from './read-fence.ts';

/** A page as it is written, in one block of code: all that can be shown of a text that the compiler crashes at. */
export function asCode(text: string): CompiledMarkdown {
  const block = { ...plainFence('', withoutFrontmatter(text).trim()), line: 1 };
  return {
    body: { html: '<Code n="0"/>' },
    reading: undefined,
    heading: '',
    headers: [],
    codeBlocks: [block],
    expressions: [],
    components: [],
    issues: [],
  };
}
