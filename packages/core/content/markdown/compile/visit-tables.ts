import type { MdastNode } from 'satteri';
import { type PageTree, positionOf, type Visitors } from './page-tree.ts';

type Table = Readonly<MdastNode & { type: 'table' }>;

/** Wraps each table in a box whose class depends on the width of its text. */
export function visitTables(page: PageTree): Visitors {
  let table: { node: Table; rows: string[][] } | undefined;
  return {
    table(node) {
      table = { node, rows: [] };
    },
    // Reading a row through its table would make the compiler copy the whole page.
    tableRow(row, context) {
      if (!table) return;
      const { node, rows } = table;
      const line = page.lines[positionOf(row).line - 1] ?? '';
      const columns = rows[0]?.length ?? row.children.length;
      const cells = cellsOf(line);
      if (cells.length > columns)
        page.result.issues.push({
          id: 'table-cells',
          message: `The row has ${cells.length} cells, and the table ${columns} ${columns === 1 ? 'column' : 'columns'}. Left out: “${cells.slice(columns).join(' | ')}”.`,
          help: 'Add a column to the head of the table. Inside a cell, write `|` as `\\|`, in code too.',
          ...positionOf(row),
        });
      if (rows.push(row.children.map((cell) => page.textOf(cell, context))) < node.children.length) return;
      const hProperties = { class: tableClass(rows), tabindex: '0' };
      context.wrapNode(node, { type: 'scroll', data: { hName: 'div', hProperties }, children: [] });
    },
  };
}

/** The cells of a row as written. */
function cellsOf(line: string): string[] {
  const row = line.replace(/^[ \t>]*/, '').trim();
  const cells = row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim());
}

/** Characters per line in a one-column table as wide as the text. */
const LINE = 100;
/** Tables with fewer columns stay as wide as the text. */
const MANY = 4;
/** Characters that the gap between two columns takes. */
const GAP = 3;

/** Classes of a table, by the text of its cells: phones show the cells of `rows` one below the other, and a `long` table extends beyond the text. */
export function tableClass(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0;
  let letters = GAP * (columns - 1);
  for (let column = 0; column < columns; column++) letters += Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return `scroll${columns > 1 ? ' rows' : ''}${columns >= MANY && letters > LINE ? ' long' : ''}`;
}
