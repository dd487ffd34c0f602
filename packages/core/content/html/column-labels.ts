/** The box of a table whose cells phones show one below the other; see `tableClass`. */
const ROWS = /<div class="scroll rows(?: long)?" tabindex="0">$/;
const LONGEST_BOX = 50;
/** Of two columns, the first says what the second is. */
const MANY = 3;

/** Gives the cells of a table the heads of their columns, which phones show before them. */
export class ColumnLabels {
  #labels: string[] | undefined;
  #column = 0;

  /** `start`: position of the table. */
  openTable(html: string, start: number): void {
    this.#labels = ROWS.test(html.slice(Math.max(0, start - LONGEST_BOX), start)) ? [] : undefined;
  }

  /** `label`: text of the cell as HTML. */
  addHead(label: string): void {
    this.#labels?.push(label.trim().replaceAll('"', '&quot;'));
  }

  openRow(): void {
    this.#column = 0;
  }

  /** Attribute of the next cell of the row. The first cell names the row, so it needs none. */
  next(): string {
    const labels = this.#labels ?? [];
    const label = this.#column > 0 && labels.length >= MANY && labels[this.#column];
    this.#column++;
    return label ? ` data-label="${label}"` : '';
  }
}
