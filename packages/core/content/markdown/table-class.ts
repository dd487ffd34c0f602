/** Letters that stand on one line of a table as wide as the text, with one column. */
const LINE = 100;
/** Fewer columns stay as wide as the text, however much they say. */
const MANY = 4;
/** What the space between two columns takes from them. */
const GAP = 3;

/** The classes of a table by the words of its cells: `two` columns stand one below the other on a phone, a `long` table reaches beyond the text. */
export function tableClass(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0;
  let letters = GAP * (columns - 1);
  for (let column = 0; column < columns; column++) letters += Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return `scroll${columns === 2 ? ' two' : ''}${columns >= MANY && letters > LINE ? ' long' : ''}`;
}
