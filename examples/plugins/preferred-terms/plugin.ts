import { definePlugin, option, visit } from '@workflow-docs/engine/plugin';

/** Reports words that the style guide replaces, with their line. */
export default definePlugin({
  name: 'preferred-terms',
  options: option.object({ terms: option.record(option.text(), { about: 'Word to avoid → word to use.' }) }),
  kinds: { avoid: ['warning', 'A page has a word that the style guide has a better one for.'] },
  transform(tree, { options, report }) {
    for (const [avoid, use] of Object.entries(options.terms)) {
      const sign = new RegExp(`\\b${avoid}\\b`, 'gi');
      visit(tree, 'text', (node) => {
        for (const { index } of node.value.matchAll(sign)) report('avoid', `“${avoid}” is not our word.`, `Write “${use}”.`, node, index);
      });
    }
  },
});
