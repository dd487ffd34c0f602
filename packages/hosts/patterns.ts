/** Quotes a string for the configuration of nginx, Caddy or Apache. */
export function quote(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`;
}

const FIRST = 'A-Za-z0-9._~%-';
const ANY = `${FIRST}/`;
const NO_DOT = 'A-Za-z0-9_~%-';

/**
 * Regular expressions for what may follow the prefix of a moved branch (still encoded), each with one
 * group, and the text to append to that group. This way, `/old/x` and `/old/x/index.html` redirect to
 * `/new/x/` in one step. The first match wins. All hosts support this syntax.
 */
export const WILDCARD_PATTERNS = [
  { rest: `((?:[${FIRST}][${ANY}]*/)?)index\\.html`, behind: '' },
  { rest: `((?:[${FIRST}][${ANY}]*/)?[${NO_DOT}]+)`, behind: '/' },
  { rest: `((?:[${FIRST}][${ANY}]*)?)`, behind: '' },
];

/** One of a list of patterns for `Accept`. The first match decides. */
export interface AcceptRow {
  /** Applies only if the header contains `text/html`, or only if it doesn't. */
  named: boolean;
  /** Matches the whole header, without lookahead. */
  pattern: string;
  markdown: boolean;
}

/** Parameters of a media type other than its quality. */
const PARAMETERS = '\\s*(?:;\\s*[a-pr-z][^,;]*)*';
const accepts = (type: string, tenth: number) => {
  const quality = tenth === 10 ? '(?:;\\s*q=1(?:\\.0*)?\\s*(?:;[^,]*)?)?' : `;\\s*q=0\\.${tenth}[0-9]*\\s*(?:;[^,]*)?`;
  return `^(?:.*,)?\\s*${type}${PARAMETERS}${quality}(?:,.*)?$`;
};

/** `prefersMarkdown` for hosts that only have regular expressions. They compare tenths, and a quality below 0.1 counts as none. */
export const ACCEPT_ROWS: readonly AcceptRow[] = [true, false].flatMap((named) =>
  [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((tenth) => [
    { named, pattern: accepts('text/markdown', tenth), markdown: true },
    { named, pattern: accepts(named ? 'text/html' : '(?:text|\\*)/\\*', tenth), markdown: false },
  ]),
);
