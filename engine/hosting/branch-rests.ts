const FIRST = 'A-Za-z0-9._~%-';
const ANY = `${FIRST}/`;
const NO_DOT = 'A-Za-z0-9_~%-';

/**
 * What may stand behind the beginning of a branch that moved, as expressions with one group, still
 * encoded; and what comes behind that group. So `/old/x` and `/old/x/index.html` lead to `/new/x/`
 * at once. The first that matches counts. Every host can read them.
 */
export const BRANCH_RESTS = [
  { rest: `((?:[${FIRST}][${ANY}]*/)?)index\\.html`, behind: '' },
  { rest: `((?:[${FIRST}][${ANY}]*/)?[${NO_DOT}]+)`, behind: '/' },
  { rest: `((?:[${FIRST}][${ANY}]*)?)`, behind: '' },
];
