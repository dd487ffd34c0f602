/** A text in the settings of nginx, Caddy or Apache. */
export function quote(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`;
}

const FIRST = 'A-Za-z0-9._~%-';
const ANY = `${FIRST}/`;
const NO_DOT = 'A-Za-z0-9_~%-';

/**
 * Regular expressions for what can follow the prefix of a branch that has moved (still encoded), each
 * with one group, and the text to append to that group. So `/old/x` and `/old/x/index.html` redirect
 * to `/new/x/` in one step. The first match counts. All hosts support this syntax.
 */
export const WILDCARD_PATTERNS = [
  { rest: `((?:[${FIRST}][${ANY}]*/)?)index\\.html`, behind: '' },
  { rest: `((?:[${FIRST}][${ANY}]*/)?[${NO_DOT}]+)`, behind: '/' },
  { rest: `((?:[${FIRST}][${ANY}]*)?)`, behind: '' },
];

/** One of a list of patterns for `Accept`, of which the first that matches decides. */
export interface AcceptRow {
  /** Counts only where the header names `text/html`, or only where it does not. */
  named: boolean;
  /** For the whole header, without look-ahead. */
  pattern: string;
  markdown: boolean;
}

/** Parameters of a type other than its quality. */
const PARAMETERS = '\\s*(?:;\\s*[a-pr-z][^,;]*)*';
const accepts = (type: string, tenth: number) => {
  const quality = tenth === 10 ? '(?:;\\s*q=1(?:\\.0*)?\\s*(?:;[^,]*)?)?' : `;\\s*q=0\\.${tenth}[0-9]*\\s*(?:;[^,]*)?`;
  return `^(?:.*,)?\\s*${type}${PARAMETERS}${quality}(?:,.*)?$`;
};

/** `prefersMarkdown` for hosts that know regular expressions only. They compare tenths; a quality below 0.1 counts as none. */
export const ACCEPT_ROWS: readonly AcceptRow[] = [true, false].flatMap((named) =>
  [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((tenth) => [
    { named, pattern: accepts('text/markdown', tenth), markdown: true },
    { named, pattern: accepts(named ? 'text/html' : '(?:text|\\*)/\\*', tenth), markdown: false },
  ]),
);
