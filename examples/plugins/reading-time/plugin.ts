import { definePlugin, textOf } from '@workflow-docs/engine/plugin';

/** Words that a reader takes in within a minute. */
const PER_MINUTE = 220;

/** How long it takes to read a page, under its title. */
export default definePlugin({
  name: 'reading-time',
  transform(tree, { setData }) {
    setData({ minutes: Math.max(1, Math.round(textOf(tree).split(/\s+/).length / PER_MINUTE)) });
  },
  theme: { Title: 'Title.tsx' },
});
