import { createElement } from 'react';
import { definePlugin } from '../core/plugin/define-plugin.ts';
import { type Badge, badgeOf } from './badges.ts';
import { hiddenLines } from './hidden-lines-dialect.ts';
import { runOptions } from './options.ts';
import { sampleIssues } from './syntax/sample-issues.ts';

/** Hides code of runnable samples, and adds badges to verified pages. `docs samples` runs the samples. */
export default definePlugin({
  name: 'samples',
  options: runOptions,
  inputs: ({ options: { report } }) => ({ files: report === undefined ? [] : [report] }),
  dialects: [hiddenLines],
  code: sampleIssues,
  foot(page, { options: { report, badge }, root, say }) {
    if (report === undefined || badge === '') return null;
    const found = badgeOf(page, root, report);
    return (
      found &&
      createElement(
        'span',
        { className: 'samples-badge' },
        (badge ?? say('Samples ran on {tools}')).replace('{tools}', () => toolsOf(found)),
      )
    );
  },
  files({ options: { report }, root, pages }): Record<string, string> {
    if (report === undefined) return {};
    const badges = Object.fromEntries(
      pages.flatMap((page): [string, Badge][] => {
        const badge = badgeOf(page, root, report);
        return badge ? [[page.path, badge]] : [];
      }),
    );
    return { '/samples.json': `${JSON.stringify(badges, null, 2)}\n` };
  },
});

/** `Bash 5.2, Node.js 20.20`: versions shortened to what matters to readers. */
function toolsOf({ tools }: Badge): string {
  return tools.map((tool) => tool.replace(/(\d+\.\d+)\.\d+$/, '$1')).join(', ');
}
