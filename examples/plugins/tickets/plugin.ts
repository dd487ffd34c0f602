import { definePlugin, option, visit } from '@workflow-docs/engine/plugin';

/** Turns ABC-123 into a link. */
export default definePlugin({
  name: 'tickets',
  options: option.object({ url: option.text({ help: 'Write the address that ticket numbers follow.' }) }),
  transform(tree, { options }) {
    visit(tree, 'text', (node, _, ancestors) => {
      if (ancestors.some(({ type }) => type === 'link')) return undefined;
      return node.value
        .split(/\b([A-Z]{2,}-\d+)\b/)
        .map((part, at) =>
          at % 2 === 0
            ? { type: 'text', value: part }
            : { type: 'link', url: options.url + part, children: [{ type: 'text', value: part }] },
        );
    });
  },
});
