import { definePlugin } from '@workflow-docs/engine/plugin';

/** `docs page-count [tag] [--json]` counts the pages, or those with a tag. */
export default definePlugin({
  name: 'page-count',
  commands: {
    'page-count': {
      summary: 'count the pages, or those with a tag',
      takes: ['[tag]'],
      options: { json: { text: 'print only the number' } },
      run: async ({ words: [tag], values, pages }) => {
        const counted = (await pages()).filter(({ frontmatter }) => tag === undefined || frontmatter.tags?.includes(tag));
        console.log(values.json ? counted.length : `${counted.length} pages`);
        return counted.length === 0 ? 1 : 0;
      },
    },
  },
});
