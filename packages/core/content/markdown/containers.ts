import { asideKind } from './aside-kinds.ts';
import { type BlockMark, closeMark, lineFrom, linesInLists, type PageLine, type Report } from './page-lines.ts';

/** `:::tip Title`, `::: details Title`, `:::note[Title]{#id}`, and `:::` alone; also in quotations and lists. */
const COLONS = /^((?:[ \t]*>)*[ \t]*)(:{3,})([ \t]*)(.*)$/;
const NAME = /^\p{L}[\p{L}\d_-]*/u;
const OBJECT = /^[A-Za-z_]\w*(?:\.\w+)*$/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
/** Maximum nesting of blocks, to protect the compiler and browsers. */
const DEEPEST = 16;
/** How many lines to search for the end of the quotation or list around an unclosed block. */
const FURTHEST = 100;

interface Container {
  mark: BlockMark;
  /** The text before the mark. */
  prefix: string;
  start: number;
  /** Index of its last line, or of the first line after an unclosed block. */
  end: number;
  closed: boolean;
}

/**
 * Pairs opening and closing marks, and writes them with enough colons for the compiler to nest them. An unclosed block extends to the
 * next heading, or to the end of the surrounding quotation, list or block.
 */
export function pairContainers(lines: readonly PageLine[], report: Report): PageLine[] {
  const marked = readColons(lines, report);
  const containers = pair(marked, report);
  const starts = new Map(containers.map((container) => [container.start, container]));
  const depths = nest(containers);
  const ends = new Map<number, Container[]>();
  for (const container of containers.toReversed()) ends.set(container.end, [...(ends.get(container.end) ?? []), container]);

  const result: PageLine[] = [];
  const end = (container: Container, line: PageLine | undefined) => {
    const height = depths.get(container);
    if (!line || height === undefined) return;
    // Directly below a table or HTML, the mark would be read as part of it.
    if (/^[ \t>]*<|\|/.test(result.at(-1)?.text ?? '')) result.push(lineFrom(line, container.prefix.trimEnd()));
    result.push(lineFrom(line, container.prefix + ':'.repeat(height + 3)));
  };
  for (const [index, line] of marked.entries()) {
    const ending = ends.get(index) ?? [];
    for (const container of ending) if (!container.closed) end(container, marked[index - 1]);
    const container = starts.get(index);
    const height = container && depths.get(container);
    if (container && height !== undefined)
      result.push(lineFrom(line, `${container.prefix}${':'.repeat(height + 3)}${container.mark.head}`));
    else if (!line.mark) result.push(line);
    for (const one of ending) if (one.closed) end(one, line);
  }
  for (const container of ends.get(marked.length) ?? []) end(container, marked.at(-1));
  return result;
}

/** Turns lines of colons into marks. A word after a space counts as a name if the engine knows it, or if a closing line follows. */
function readColons(lines: readonly PageLine[], report: Report): PageLine[] {
  let endFollows = false;
  const inLists = linesInLists(lines);
  return lines
    .toReversed()
    .map((line, fromEnd): PageLine => {
      const found = line.mark || line.verbatim ? null : COLONS.exec(line.text);
      if (!found || (/^(?: {4}|\t)/.test(line.text) && !inLists[lines.length - 1 - fromEnd])) return line;
      const [, prefix = '', colons = '', space = '', words = ''] = found;
      if (words === '') {
        endFollows = true;
        return lineFrom(line, prefix, closeMark(colons));
      }
      const name = NAME.exec(words)?.[0] ?? '';
      const rest = words.slice(name.length).trimEnd();
      const isName = name !== '' && (rest === '' || /^[\s[{]/.test(rest)) && !/:{3,}$/.test(rest);
      if (isName && (space === '' || asideKind(name).known || name === 'code-group' || endFollows)) {
        endFollows = false;
        return lineFrom(line, prefix, { kind: 'open', key: colons, head: name + rest });
      }
      // `::: package.module`: documentation generated from a Python object.
      if (space !== '' && OBJECT.test(words.trim())) {
        report({
          id: 'aside-stray',
          message: `The documentation of ${words.trim()} cannot be read from its source (mkdocstrings). Its name is shown as code.`,
          help: 'Write the text in the page.',
          line: line.line,
          column: prefix.length + 1 + line.shift,
        });
        return lineFrom(line, `${prefix}\`${words.trim()}\``);
      }
      report({
        id: 'aside-stray',
        message: 'These colons are shown as text.',
        help: `For an aside, write its kind right after the colons: \`${colons}${words.trim()}\`.`,
        line: line.line,
        column: prefix.length + 1 + line.shift,
      });
      return line;
    })
    .toReversed();
}

const isRow = (key: string) => key.startsWith(':');

/**
 * Matches closing marks to blocks. Colons close the innermost block with as many colons, or with fewer; names close blocks of the
 * same name.
 */
function pair(lines: readonly PageLine[], report: Report): Container[] {
  const containers: Container[] = [];
  const open: Container[] = [];
  for (const [index, { mark, text, line, shift }] of lines.entries()) {
    if (mark?.kind === 'open') {
      const container: Container = { mark, prefix: text, start: index, end: lines.length, closed: false };
      containers.push(container);
      open.push(container);
      if (open.length > FURTHEST) open.shift();
    } else if (mark) {
      const at = endedBy(mark.key, open);
      const container = open[at];
      if (container) {
        for (const one of open.slice(at)) one.end = index;
        container.closed = true;
        open.length = at;
      } else if (isRow(mark.key)) {
        report({
          id: 'aside-stray',
          message: 'These colons neither open nor close an aside.',
          help: 'Remove the line. An aside that contains another needs more colons (`::::`).',
          line,
          column: text.length + 1 + shift,
        });
      }
    }
  }
  const headings = lines.flatMap(({ text, verbatim }, index) => {
    const level = verbatim ? undefined : HEADING.exec(text)?.[1]?.length;
    return level === undefined ? [] : [{ index, level }];
  });
  for (const container of containers) {
    if (container.closed) continue;
    container.end = Math.min(container.end, endOfOpen(container, lines, headings));
    if (!isRow(container.mark.key)) continue;
    const { line, shift } = lines[container.start] ?? { line: 1, shift: 0 };
    report({
      id: 'aside-open',
      message: `The aside “${NAME.exec(container.mark.head)?.[0] ?? ''}” is not closed.`,
      help: 'End it with a line of as many colons as it starts with (`:::`).',
      line,
      column: container.prefix.length + 1 + shift,
    });
  }
  return containers;
}

function endedBy(key: string, open: readonly Container[]): number {
  const same = open.findLastIndex((container) => container.mark.key === key);
  if (!isRow(key)) return same;
  // Colons close nothing beyond an enclosing block of another kind.
  const limit = open.findLastIndex((container) => !isRow(container.mark.key));
  if (same > limit) return same;
  return Math.max(
    -1,
    open.findLastIndex((container, at) => at > limit && container.mark.key.length < key.length),
  );
}

/** Finds the end of an unclosed block. A heading at its very beginning belongs to it, together with deeper headings. */
function endOfOpen(
  { start, prefix }: Container,
  lines: readonly PageLine[],
  headings: readonly { index: number; level: number }[],
): number {
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.index ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const next = headings[low];
  let end = next?.index ?? lines.length;
  let first = start + 1;
  while (lines[first]?.text.trim() === '') first++;
  if (next && first === next.index) {
    end = headings.slice(low + 1, low + FURTHEST).find(({ level }) => level <= next.level)?.index ?? lines.length;
  }
  const quotes = prefix.replace(/[^>]/g, '').length;
  const indent = quotes > 0 ? 0 : prefix.length;
  if (quotes === 0 && indent === 0) return end;
  for (let at = start + 1; at < Math.min(end, start + FURTHEST); at++) {
    const text = lines[at]?.text ?? '';
    if (quotes > 0 ? !/^[ \t]*>/.test(text) : text.trim() !== '' && !text.startsWith(' '.repeat(indent))) return at;
  }
  return end;
}

/** Number of block levels nested inside each block. Leaves out blocks that are nested too deeply. */
function nest(containers: readonly Container[]): Map<Container, number> {
  const heights = new Map<Container, number>();
  const around: Container[] = [];
  for (const container of containers) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= container.start) around.pop();
    if (around.length >= DEEPEST) continue;
    // Blocks must not overlap partially.
    for (const outer of around.toReversed()) {
      if (container.closed && !outer.closed) outer.end = Math.max(outer.end, container.end + 1);
      else container.end = Math.min(container.end, outer.end);
    }
    heights.set(container, 0);
    for (const [index, outer] of around.entries()) heights.set(outer, Math.max(heights.get(outer) ?? 0, around.length - index));
    around.push(container);
  }
  return heights;
}
