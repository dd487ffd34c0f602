/** Markdown → MDX that shows the same: a brace or an angle outside of code is text. */
export function escapeMdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');
}

/** The same for a cell of a table: one line, no pipe of its own. */
export function tableCell(text: string): string {
  return escapeMdx(text.trim().replace(/\s*\n\s*/g, ' ')).replaceAll('|', '\\|');
}
