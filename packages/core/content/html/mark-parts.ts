import type { Say } from '../../shared/interface-words.ts';
import { ColumnLabels } from './column-labels.ts';

/** An edit of some HTML: replaces the range from `start` to `end` with `text`. */
export interface HtmlEdit {
  start: number;
  end: number;
  text: string;
}

/** A tag of the HTML; `end` is after its `>`. */
export interface OpenTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  start: number;
  end: number;
}

/** Elements whose end matters. */
const WATCHED = /^(?:h[1-6]|header|span|button|a|code|t[dh]|table|figure)$/;
/** Elements that are indented inside others. */
const INDENTED = /^(?:ul|ol|blockquote)$/;
/** Number of levels that fit on a phone. */
const MOST_LEVELS = 7;
/** The label in the bar of a code block; see `CodeFrame`. */
const LABELS = new Set(['span.language', 'header.file']);
/** Shorter code needs no break opportunities. */
const LONG_CODE = 12;
/** Characters after a figure that are enough to tell what follows. */
const LOOK_AHEAD = 40;
const WEB = /^https?:\/\//;

/** The number that links to a footnote. */
const FOOTNOTE = /<a [^>]*data-footnote-ref[^>]*>.*?<\/a>/g;

/**
 * Completes the parts of a finished page while the parser walks over it. Everything that takes keyboard focus (code, tables, formulas
 * and diagrams) gets a name: its file or language, and the heading above it. The first cell of a row becomes the row's header, cells
 * without a value are marked, and long code in cells may break. Links whose text is their address are marked, so that paper shows it
 * once.
 */
export class PartMarks {
  readonly edits: HtmlEdit[] = [];
  readonly #html: string;
  readonly #say: Say;
  /** The first heading of the page. */
  readonly #title: string;
  /** Text of the heading above, as HTML. */
  #heading: string;
  /** How often each name was used so far. */
  #counts = new Map<string, number>();
  #open: OpenTag[] = [];
  /** The bar of a code block: its label, its copy button, and the end of the range read for it. */
  #bar: { label: string; copy?: OpenTag; copyLabel?: string; end: number } | undefined;
  /** Position after the `<tr>` of a row whose first cell comes next. */
  #row = -1;
  #header: OpenTag | undefined;
  readonly #columns = new ColumnLabels();
  /** Number of open lists and quotations. */
  #levels = 0;

  /** `heading`: HTML of the heading before `html`; empty for none. */
  constructor(html: string, { heading, say }: { heading: string; say: Say }) {
    this.#html = html;
    this.#say = say;
    this.#title = withoutTags(heading).trim();
    this.#heading = this.#title;
  }

  /** Forgets the headings and names before this position, because they are not shown. */
  restart(): void {
    this.#heading = this.#title;
    this.#counts = new Map();
  }

  open(tag: OpenTag): void {
    const { name, start, end } = tag;
    const written = this.#html.slice(start, end);
    if (INDENTED.test(name) && ++this.#levels === MOST_LEVELS + 1 && tag.attributes.class === undefined)
      this.#insert(start + 1 + name.length, ' class="deep"');
    if (name === 'td') this.#openCell(tag, written);
    else if (name === 'table') this.#columns.openTable(this.#html, start);
    else if (name === 'tr') this.#columns.openRow();
    if (name === 'tr' && written === '<tr>') this.#row = end;
    else if (name === 'button' && tag.attributes.class === 'copy' && this.#bar?.end === start) this.#bar.copy = tag;
    else if (name === 'pre' && written === '<pre tabindex="0">') this.#nameCode(tag);
    else if (name === 'div' && /^<div class="scroll[^"]{0,20}" tabindex="0">$/.test(written)) this.#nameBox(tag, written);
    else if (written === '<div class="steps">' && this.#html.startsWith('<figure class="fig">', end)) this.#insert(end - 2, ' with-figure');
    else if (name === 'figure' && written === '<figure class="diagram" tabindex="0">') this.#nameDiagram(tag, written);
    if (WATCHED.test(name)) this.#open.push(tag);
  }

  /** `start` and `end`: range of the end tag, or of the tag that implicitly ends the element. */
  close(name: string, start: number, end: number): void {
    if (INDENTED.test(name)) this.#levels--;
    if (!WATCHED.test(name)) return;
    const at = this.#open.findLastIndex((tag) => tag.name === name);
    const [tag] = at < 0 ? [] : this.#open.splice(at);
    if (!tag) return;
    const inner = this.#html.slice(tag.end, start);
    if (name === 'span' || name === 'header' || name === 'button') this.#readBar(tag, inner, end);
    else if (name === 'a') this.#markAddress(tag, inner);
    else if (name === 'code') this.#breakCode(tag, inner);
    else if (name === 'td') this.#endCell(tag, inner, { start, end });
    else if (name === 'th') this.#columns.addHead(withoutTags(inner));
    else if (name === 'figure') this.#markFigure(tag, inner, end);
    else if (name !== 'table' && inner !== '') this.#heading = withoutTags(inner.replace(FOOTNOTE, '')).trim();
  }

  #insert(at: number, text: string): void {
    this.edits.push({ start: at, end: at, text });
  }

  /** Numbers equal names from the second on. Empty if there is neither a label nor a heading. */
  #nameOf(label: string): string {
    const words = [label, this.#heading].filter((word) => word !== '').join(', ');
    if (words === '') return '';
    const count = (this.#counts.get(words) ?? 0) + 1;
    this.#counts.set(words, count);
    return (count > 1 ? `${words} (${count})` : words).replaceAll('"', '&quot;');
  }

  #readBar(tag: OpenTag, inner: string, end: number): void {
    if (inner.includes('<')) return;
    if (LABELS.has(`${tag.name}.${tag.attributes.class}`)) this.#bar = { label: inner, end };
    else if (this.#bar?.copy === tag) Object.assign(this.#bar, { copyLabel: inner, end });
  }

  #nameCode(pre: OpenTag): void {
    const { label: shown = '', copy, copyLabel = '', end } = this.#bar ?? {};
    this.#bar = undefined;
    if (!copy || this.#html.slice(end, pre.start) !== '</figcaption>') return;
    const name = this.#nameOf(shown);
    if (name === '') return;
    // The accessible name must contain the visible label (WCAG 2.5.3), even if the site replaces the code frame.
    const named = this.#say('Copy {name}');
    const label = named.toLowerCase().includes(copyLabel.toLowerCase()) ? named : `${copyLabel} {name}`;
    this.#insert(copy.end - 1, ` aria-label="${label.replace('{name}', () => name)}"`);
    this.#insert(pre.start + '<pre'.length, ` role="group" aria-label="${name}"`);
  }

  /** The scrolling box of a table or formula. */
  #nameBox(box: OpenTag, written: string): void {
    const name = this.#nameOf('');
    if (name === '') return;
    this.#insert(box.start + written.indexOf(' tabindex'), ` role="group" aria-label="${name}"`);
    if (this.#html.startsWith('<table', box.end)) this.#insert(box.end + '<table'.length, ` aria-label="${name}"`);
  }

  #nameDiagram(figure: OpenTag, written: string): void {
    const name = this.#nameOf('');
    if (name !== '') this.#insert(figure.start + written.indexOf(' tabindex'), ` aria-label="${name}"`);
  }

  /** Code and its result, a figure and the steps it numbers: styles do not ask what follows, as that is slow. */
  #markFigure({ start, attributes }: OpenTag, inner: string, end: number): void {
    const written = `<figure class="${attributes.class}`;
    const after = this.#html.slice(end, end + LOOK_AHEAD).trimStart();
    if (!this.#html.startsWith(`${written}">`, start)) return;
    if (attributes.class === 'code' && after.startsWith(`${written}">`)) this.#insert(start + written.length, ' joined');
    else if (attributes.class === 'fig' && /^<(?:[ou]l|div class="steps")/.test(after) && !inner.includes('class="stages'))
      this.#insert(start + written.length, ' beside');
  }

  #openCell(cell: OpenTag, written: string): void {
    if (this.#isFirstCell(cell, written)) this.#header = cell;
    const label = this.#columns.next();
    if (label !== '') this.#insert(cell.start + '<td'.length, label);
  }

  #isFirstCell(cell: OpenTag, written: string): boolean {
    const isFirst = this.#row >= 0 && this.#html.slice(this.#row, cell.start).trim() === '';
    this.#row = -1;
    const isOuter = this.#open.filter(({ name }) => name === 'table').length === 1;
    return isFirst && isOuter && written === '<td>' && !this.#html.startsWith('</td>', cell.end);
  }

  #endCell(cell: OpenTag, inner: string, { start, end }: { start: number; end: number }): void {
    const isHeader = this.#header === cell;
    if (isHeader) this.#header = undefined;
    if (/^[—–-]$/.test(inner) && cell.end - cell.start === '<td>'.length) this.#insert(cell.start + '<td'.length, ' class="none"');
    else if (isHeader && this.#html.slice(start, end) === '</td>')
      this.edits.push({ start: cell.start, end: cell.end, text: '<th scope="row">' }, { start, end, text: '</th>' });
  }

  #breakCode(code: OpenTag, inner: string): void {
    if (code.end - code.start !== '<code>'.length || inner.length < LONG_CODE || inner.includes('<')) return;
    if (!this.#open.some(({ name }) => name === 'td')) return;
    for (const { index } of inner.matchAll(/[/_.](?=\w)/g)) this.#insert(code.end + index + 1, '<wbr>');
  }

  #markAddress(link: OpenTag, inner: string): void {
    const [, written = ''] = /\shref="([^"]*)"/.exec(this.#html.slice(link.start, link.end)) ?? [];
    if (!WEB.test(written) || link.attributes.class !== undefined) return;
    const address = withoutSlash(written);
    const text = withoutSlash(inner.replace(/^<code>|<\/code>$/g, ''));
    if (text === address || text === address.replace(WEB, '')) this.#insert(link.start + '<a'.length, ' class="address"');
  }
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

/** Applies all edits, in any order. Of two overlapping ones, the first wins. */
export function withEdits(html: string, edits: readonly HtmlEdit[], from = 0): string {
  let result = '';
  let copied = from;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < copied) continue;
    result += html.slice(copied, start) + text;
    copied = end;
  }
  return result + html.slice(copied);
}
