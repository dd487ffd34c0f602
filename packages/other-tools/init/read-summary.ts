import type { FoundEntry } from '../../core/plugin/foreign-site.ts';

/** The chapter tree of a `SUMMARY.md`: nested by indentation, with headings as groups, and without drafts that have no file. */
export function readSummary(text: string): FoundEntry[] {
  const top: FoundEntry[] = [];
  let group = top;
  /** Open lists, each with the indentation of its entries. */
  let open: { indent: number; items: FoundEntry[] }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    if (heading !== undefined) {
      open = [];
      if (at === 0 || /^(summary|table of contents)$/i.test(heading)) continue;
      group = [];
      top.push({ label: heading, items: group });
      continue;
    }
    const [, spaces = '', bullet, label = '', to = ''] =
      /^(\s*)([-*+]\s+)?\[(.*?)\]\(<?(.*?)>?(?:\s+["'][^"']*["'])?\)/.exec(line) ??
      /^(\s*)([-*+]\s+)(?:\*\*)?([^[\]<>]+?)(?:\*\*)?\s*$/.exec(line) ??
      [];
    if (!label && !to) continue;
    const entry: FoundEntry = { label: label.replace(/[`\\]/g, ''), ...(to === '' ? {} : { to }) };
    const indent = bullet === undefined ? -1 : spaces.replaceAll('\t', '    ').length;
    open = open.filter((list) => list.indent < indent);
    const parent = open.at(-1);
    if (parent) parent.items.push(entry);
    else group.push(entry);
    entry.items = [];
    if (bullet !== undefined) open.push({ indent, items: entry.items });
  }
  return top.flatMap(tidy);
}

/** A chapter with subchapters becomes a group that starts with it. */
function tidy({ label, to, items = [] }: FoundEntry): FoundEntry[] {
  const inner = items.flatMap(tidy);
  const own = to === undefined ? [] : [{ label, to }];
  if (inner.length === 0) return own;
  return [{ label, items: [...own, ...inner] }];
}
