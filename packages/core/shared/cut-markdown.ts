/**
 * Splits a text into parts of up to `most` characters between blocks. A long table is split between rows, with its head repeated;
 * other blocks stay whole.
 */
export function cutMarkdown(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const parts: string[] = [];
  let part = '';
  for (const block of blocksOf(text, most)) {
    if (part !== '' && part.length + block.length + 2 > most) {
      parts.push(part);
      part = '';
    }
    part += (part === '' ? '' : '\n\n') + block;
  }
  return [...parts, part];
}

/** Blocks between blank lines outside of code. Tables are split to fit the limit. */
function blocksOf(text: string, most: number): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    if (line.trim() === '' && fence === '') {
      if (block.length > 0) blocks.push(...rowsOf(block, most));
      block = [];
    } else block.push(line);
  }
  return block.length > 0 ? [...blocks, ...rowsOf(block, most)] : blocks;
}

function rowsOf(lines: readonly string[], most: number): string[] {
  const [heading = '', rule = '', ...rows] = lines;
  const whole = lines.join('\n');
  if (whole.length <= most / 2 || !/^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(rule)) return [whole];
  const head = `${heading}\n${rule}`;
  const tables: string[] = [];
  let table = head;
  for (const row of rows) {
    if (table !== head && table.length + row.length + 1 > most / 2) {
      tables.push(table);
      table = head;
    }
    table += `\n${row}`;
  }
  return [...tables, table];
}
