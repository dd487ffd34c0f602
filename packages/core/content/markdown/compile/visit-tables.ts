import type { MdastNode } from 'satteri';
import { type PageTree, positionOf, type Visitors } from './page-tree.ts';

type Table = Readonly<MdastNode & { type: 'table' }>;

/** A table stands in a box of its own, whose class says how wide its words are. */
export function visitTables(page: PageTree): Visitors {
  let table: { node: Table; rows: string[][] } | undefined;
  return {
    table(node) {
      table = { node, rows: [] };
    },
    // To look into a row from its table, the compiler would hand over the whole page.
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

/** The cells of a row as they are written. */
function cellsOf(line: string): string[] {
  const row = line.replace(/^[ \t>]*/, '').trim();
  const cells = row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim());
}

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
