const BLOCKS = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'pre',
  'div',
  'section',
  'figure',
  'dt',
  'dd',
  'blockquote',
  'summary',
  'br',
  'figcaption',
  'label',
  'legend',
  'select',
  'option',
]);

/** What comes between the end of one of these and the text after it, unless a mark is there: a line of context of the search has no table around it. */
const AFTER = new Map([
  ['td', ' · '],
  ['th', ' · '],
  ['dt', ' · '],
  ['tr', '; '],
  ['li', '; '],
  ['dd', '; '],
  ['table', '. '],
  ['ul', '. '],
  ['ol', '. '],
  ['dl', '. '],
]);
/** These are set apart by a colon from a title or a name before them. */
const SET_APART = new Set(['p', 'div', 'pre', 'li', 'blockquote', 'figure']);
const SEPARATOR = ': ';
const MARK_AT_END = /[.!?:;,…]$/;

/** The text of a section while its HTML is read: words of different elements stand apart, and so do cells, rows and items. */
export class SectionText {
  #text = '';
  /** Comes before the next text, if there is one. */
  #between = '';
  #hasMark = true;

  get length(): number {
    return this.#text.length;
  }

  /** Whether nothing but spaces was added since the text had this length. `most`: where more than that was added, it is not looked at. */
  isBlankSince(length: number, most: number): boolean {
    return this.#text.length - length <= most && this.#text.slice(length).trim() === '';
  }

  /** What was added since the text had this length, without the mark that stands before it. */
  since(length: number): string {
    return this.#text
      .slice(length)
      .replace(/\s+/g, ' ')
      .replace(/^[\s.:;·]+/, '')
      .trim();
  }

  /** What has been read. */
  read(): string {
    return this.#text.replace(/\s+/g, ' ').trim();
  }

  open(tag: string): void {
    if (SET_APART.has(tag) && this.#between === '' && !this.#hasMark) this.#between = SEPARATOR;
    if (BLOCKS.has(tag) && this.#between === '') this.#text += ' ';
  }

  close(tag: string): void {
    if (tag === 'pre') this.#hasMark = true;
    else this.#between = AFTER.get(tag) ?? this.#between;
  }

  /** Never looks back at the text: for each cell that would copy all of it. */
  add(text: string): void {
    const end = text.trimEnd();
    if (end === '') {
      if (this.#between === '') this.#text += text;
      return;
    }
    this.#text += (this.#between !== '' && this.#hasMark ? ' ' : this.#between) + text;
    this.#hasMark = MARK_AT_END.test(end);
    this.#between = '';
  }
}
