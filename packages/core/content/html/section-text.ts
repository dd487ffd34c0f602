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

/** Separators inserted after these elements if the text does not end in punctuation, because a search excerpt shows no table. */
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
/** Elements separated by a colon from a title or name before them. */
const SET_APART = new Set(['p', 'div', 'pre', 'li', 'blockquote', 'figure']);
const SEPARATOR = ': ';
const MARK_AT_END = /[.!?:;,…]$/;

/** Collects the text of a section while its HTML is read, with words of different elements, and cells, rows and items, kept apart. */
export class SectionText {
  #text = '';
  /** Inserted before the next text, if any. */
  #between = '';
  #hasMark = true;
  /** Text may follow a block without an element: `<p>Note</p>Read this`. */
  #isAfterBlock = false;

  get length(): number {
    return this.#text.length;
  }

  /** Whether only spaces were added since the text had this length. Returns false if more than `most` characters were added. */
  isBlankSince(length: number, most: number): boolean {
    return this.#text.length - length <= most && this.#text.slice(length).trim() === '';
  }

  /** Text added since the text had this length, without the separator before it. */
  since(length: number): string {
    return this.#text
      .slice(length)
      .replace(/\s+/g, ' ')
      .replace(/^[\s.:;·]+/, '')
      .trim();
  }

  /** The text so far. */
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
    if (BLOCKS.has(tag)) this.#isAfterBlock = true;
  }

  /** Never re-reads the collected text: that would copy all of it for each cell. */
  add(text: string): void {
    const end = text.trimEnd();
    if (end === '') {
      if (this.#between === '') this.#text += text;
      return;
    }
    const apart = this.#between === '' && this.#isAfterBlock ? ' ' : this.#between;
    this.#text += (apart !== '' && this.#hasMark ? ' ' : apart) + text;
    this.#isAfterBlock = false;
    this.#hasMark = MARK_AT_END.test(end);
    this.#between = '';
  }
}
