import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definePlugin, option, visit } from '@workflow-docs/engine/plugin';

/** Marks the first use of a term on each page as an abbreviation, so browsers show its explanation. */
export default definePlugin({
  name: 'glossary',
  options: option.object({ file: option.text({ about: 'JSON: term → explanation, from the root of the site.' }) }),
  inputs: ({ options }) => ({ files: [options.file] }),
  transform(tree, { options, root }) {
    const terms: Record<string, string> = JSON.parse(readFileSync(path.join(root, options.file), 'utf8'));
    const sign = new RegExp(`\\b(${Object.keys(terms).join('|')})\\b`);
    const seen = new Set<string>();
    visit(tree, 'text', ({ value }, _, ancestors) => {
      if (ancestors.some(({ type }) => type === 'heading' || type === 'link')) return undefined;
      return value.split(sign).flatMap((part, at) => {
        if (at % 2 === 0 || seen.has(part)) return [{ type: 'text' as const, value: part }];
        seen.add(part);
        const title = (terms[part] ?? '').replace(/&/g, '&amp;').replace(/"/g, '&quot;');
        return [
          { type: 'html' as const, value: `<abbr title="${title}">` },
          { type: 'text' as const, value: part },
          { type: 'html' as const, value: '</abbr>' },
        ];
      });
    });
  },
});
