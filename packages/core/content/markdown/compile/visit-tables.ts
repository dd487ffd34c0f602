import type { MdastNode } from 'satteri';
import { tableClass } from '../table-class.ts';
import { type PageTree, placeOf, type Visitors } from './page-tree.ts';

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
      const line = page.lines[placeOf(row).line - 1] ?? '';
      const columns = rows[0]?.length ?? row.children.length;
      const cells = cellsOf(line);
      if (cells.length > columns)
        page.result.issues.push({
          id: 'table-cells',
          message: `The row has ${cells.length} cells, and the table ${columns} ${columns === 1 ? 'column' : 'columns'}. This is left out: “${cells.slice(columns).join(' | ')}”.`,
          help: 'Add a column to the head of the table. A `|` in a cell, in code too, is written as `\\|`.',
          ...placeOf(row),
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
