import type { TextDialect } from '../core/plugin/dialect.ts';
import { shownLines } from './run/fences/hidden-lines.ts';
import { readAttributes } from './run/fences/read-attributes.ts';
import { scanFences } from './run/fences/scan-fences.ts';

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
