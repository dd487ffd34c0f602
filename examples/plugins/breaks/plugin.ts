import { definePlugin } from '@workflow-docs/engine/plugin';
import remarkBreaks from 'remark-breaks';
import { unified } from 'unified';

/** Keeps line breaks within paragraphs, by wrapping someone else's remark plugin. */
export default definePlugin({
  name: 'breaks',
  transform: (tree) => unified().use(remarkBreaks).run(tree),
});
