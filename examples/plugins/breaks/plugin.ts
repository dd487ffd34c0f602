import { definePlugin } from '@workflow-docs/engine/plugin';
import remarkBreaks from 'remark-breaks';
import { unified } from 'unified';

/** Each line of a paragraph on a line of its own: a remark plugin of others in a wrapper. */
export default definePlugin({
  name: 'breaks',
  transform: (tree) => unified().use(remarkBreaks).run(tree),
});
