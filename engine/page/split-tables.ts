/** What the compiler writes for a table of many rows: see `markdown.ts`. */
const TABLE = /(<div class="scroll long" tabindex="0">)<table>(.*?)<\/table>/gs;
/** More columns need widths that follow from all of their rows, and so a table that is laid out as a whole. */
const MOST_COLUMNS = 3;
/** Rows of a piece, about a third of a screen. `theme/styles/parts.css` knows how high that is. */
const PIECE = 10;
/** Of parts that are not displayed as a table any more, which makes some browsers forget what they are: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html */
const ROLES: Record<string, string> = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' };

/**
 * Divides the rows of long tables into bodies, which `app/fold.ts` lays out a few at a time: a table of
 * 1,000 rows keeps a phone busy for most of a second.
 */
export function splitTables(html: string): string {
  return html.replace(TABLE, (whole: string, open: string, rows: string) => {
    if ([...rows.matchAll(/<th[ >]/g)].length > MOST_COLUMNS) return whole;
    let row = 0;
    const pieces = rows
      .replace(/<\/tr>(?=\s*<tr>)/g, (end) => (++row % PIECE === 0 ? `${end}</tbody><tbody>` : end))
      .replace(/<(thead|tbody|tr|th|td)(?=[ >])/g, (tag, name: string) => `${tag} role="${ROLES[name]}"`);
    return `${open}<table class="pieces" role="table">${pieces}</table>`;
  });
}
