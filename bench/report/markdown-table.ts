/** A Markdown table whose columns are numeric, except for the first. */
export function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function cellText(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
