import { definePlugin, textOf } from '@workflow-docs/engine/plugin';

/** Words per minute. */
const PER_MINUTE = 220;

/** Shows the reading time under a page's title. */
export default definePlugin({
  name: 'reading-time',
  transform(tree, { setData }) {
    setData({ minutes: Math.max(1, Math.round(textOf(tree).split(/\s+/).length / PER_MINUTE)) });
  },
  theme: { Title: 'Title.tsx' },
});
