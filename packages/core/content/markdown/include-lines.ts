/** Marks of named parts in comments of a file: `ANCHOR: x` (mdBook), `#region x` (VitePress), `--8<-- [start:x]` (MkDocs). */
const MARK =
  /^\s*\S{0,4}\s*(?:ANCHOR(?<anchorEnd>_END)?:\s*(?<anchor>[\w.-]+)|#(?:pragma )?(?<regionEnd>end)?region\b[ \t]*(?<region>[\w.-]*)|--8<--\s+\[(?<edge>start|end):\s*(?<section>[\w.-]+)\s*\])/;

/** Part of a file to include: everything, ranges of lines (from 1, inclusive), or a named part. */
export type IncludedPart = { name: string } | { ranges: readonly (readonly [first: number, last: number])[] } | undefined;

/** Returns the lines of a part, without marks; `undefined` if the file has no such part. */
export function includedLines(text: string, part: IncludedPart): string[] | undefined {
  const lines = text.replace(/\n$/, '').split('\n');
  const found =
    part === undefined
      ? lines
      : 'name' in part
        ? (linesOf(lines, part.name) ?? sectionOf(lines, part.name))
        : part.ranges.flatMap(([first, last]) => lines.slice(Math.max(0, first - 1), last));
  return found && (part === undefined || found.length > 0) ? found.filter((line) => !MARK.test(line)) : undefined;
}

/**
 * Parses a part: first and last line, both optional, or a name. A single number means one line in mdBook, and everything from that line
 * in other tools.
 */
export function partOf(written: string, tool: 'VitePress' | 'mdBook' | 'MkDocs'): IncludedPart {
  if (written === '') return undefined;
  if (!/^[\d:,\s]+$/.test(written)) return { name: written };
  const ranges = (tool === 'MkDocs' ? written.split(',') : [written]).map((range) => {
    const [first = '', last = tool === 'mdBook' ? first : ''] = range
      .split(tool === 'VitePress' ? ',' : ':')
      .map((number) => number.trim());
    return [Number(first) || 1, last === '' ? Number.POSITIVE_INFINITY : Number(last)] as const;
  });
  return { ranges };
}

function linesOf(lines: readonly string[], name: string): string[] | undefined {
  const found: string[] = [];
  let isInside = false;
  let exists = false;
  let deeper = 0;
  for (const line of lines) {
    const mark = markOf(line);
    if (mark === undefined) {
      if (isInside) found.push(line);
    } else if (!mark.isEnd && mark.name === name) {
      isInside = exists = true;
      deeper = 0;
    } else if (mark.isEnd && (mark.name === name || (mark.name === '' && deeper === 0))) isInside = false;
    else if (mark.isRegion) deeper += mark.isEnd ? -1 : 1;
  }
  return exists ? found : undefined;
}

/** Lines under a Markdown heading, including the heading (VitePress). */
function sectionOf(lines: readonly string[], name: string): string[] | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const levels = lines.map((line) => /^(#{1,6})[ \t]/.exec(line)?.[1]?.length ?? 0);
  const start = lines.findIndex((line, at) => levels[at] && letters(line.replace(/[ \t]*\{#.*$/, '')) === letters(name));
  const level = levels[start];
  if (level === undefined) return undefined;
  const end = levels.findIndex((other, at) => at > start && other > 0 && other <= level);
  return lines.slice(start, end < 0 ? undefined : end);
}

function markOf(line: string): { name: string; isEnd: boolean; isRegion: boolean } | undefined {
  const found = MARK.exec(line)?.groups;
  if (!found) return undefined;
  const { anchor, anchorEnd, region, regionEnd, section, edge } = found;
  return {
    name: anchor ?? section ?? region ?? '',
    isEnd: anchorEnd !== undefined || regionEnd !== undefined || edge === 'end',
    isRegion: region !== undefined,
  };
}
