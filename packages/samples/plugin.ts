import { createElement } from 'react';
import { definePlugin } from '../core/plugin/define-plugin.ts';
import type { TextDialect } from '../core/plugin/dialect.ts';
import { type Badge, badgeOf } from './badges.ts';
import { runOptions } from './options.ts';
import { shownLines } from './run/fences/hidden-lines.ts';
import { readAttributes } from './run/fences/read-attributes.ts';
import { scanFences } from './run/fences/scan-fences.ts';
import { sampleIssues } from './syntax/sample-issues.ts';

/** Removes code that readers shouldn't see: `hidden` blocks, and lines that start with `hidelines`. */
export const hiddenLines: TextDialect = {
  sign: /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,}).*(?:\bhidden\b|\bhidelines=)/m,
  mdx: true,
  read(lines) {
    const shown: (string | undefined)[] = lines.map(({ text }) => text);
    for (const fence of scanFences(shown.join('\n'))) {
      const { hidden, hidelines } = readAttributes(fence.meta);
      if (hidden) shown.fill(undefined, fence.line - 1, fence.end);
      else if (hidelines !== '')
        for (const [at, line] of shownLines(fence.code, hidelines).entries())
          shown[fence.line + at] = line === undefined ? undefined : fence.prefix + line;
    }
    return lines.flatMap((line, at) => (shown[at] === undefined ? [] : [{ ...line, text: shown[at] }]));
  },
};

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
