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
