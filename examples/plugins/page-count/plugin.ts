import { defineCommand, definePlugin } from '@workflow-docs/engine/plugin';

/** `docs page-count [tag]` counts the pages, or those with a tag. */
export default definePlugin({
  name: 'page-count',
  commands: {
    'page-count': defineCommand({
      summary: 'count the pages, or those with a tag',
      takes: ['[tag]'],
      run: async ({ words: [tag], pages }) => {
        const counted = (await pages()).filter(({ frontmatter }) => tag === undefined || frontmatter.tags?.includes(tag));
        console.log(`${counted.length} pages`);
        return counted.length === 0 ? 1 : 0;
      },
    }),
  },
});
