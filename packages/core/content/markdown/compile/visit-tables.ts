import type { MdastNode } from 'satteri';
import { tableClass } from '../table-class.ts';
import type { PageTree, Visitors } from './page-tree.ts';

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
      if (rows.push(row.children.map((cell) => page.textOf(cell, context))) < node.children.length) return;
      const hProperties = { class: tableClass(rows), tabindex: '0' };
      context.wrapNode(node, { type: 'scroll', data: { hName: 'div', hProperties }, children: [] });
    },
  };
}
