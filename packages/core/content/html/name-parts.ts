/** Headings, and what one comes to by the keyboard: code with its bar, tables and formulas, diagrams. All of it is short, so that what has no end costs no time. */
const PART =
  /<h[1-6](?: [^>]{0,500})?>([\s\S]{1,300}?)<\/h[1-6]>|(<span class="(?:language|file)">([^<]*)<\/span><button type="button" class="copy")(>([^<]*)<\/button><\/figcaption><pre)(?= tabindex="0">)|(<div class="scroll[^"]{0,20}")( tabindex="0">)(<table)?|<figure class="diagram"(?= tabindex="0">)/g;
/** First cells of rows, and where they and their tables end. */
const CELL = /(<tr>\s*)<td>(?!<\/td>)|<\/td>|<\/?table/g;

/**
 * Gives them names: code that of its file or language and of the heading above it, all else that of the heading; of equal ones
 * the later have numbers. The first cell of each row of a table is the header of the row.
 */
export function nameParts(html: string): string {
  const counts = new Map<string, number>();
  let heading = '';
  const nameOf = (what: string) => {
    const words = [what, heading].filter((word) => word !== '').join(', ');
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return (count > 1 ? `${words} (${count})` : words).replaceAll('"', '&quot;');
  };
  return html.replace(
    PART,
    (part, above?: string, bar?: string, what?: string, pre?: string, copy?: string, box?: string, open?: string, table = '') => {
      if (above !== undefined) {
        heading = above.replace(/<[^>]*>/g, '').trim();
        return part;
      }
      const name = nameOf(what ?? '');
      if (name === '') return part;
      const group = `role="group" aria-label="${name}"`;
      if (bar !== undefined) return `${bar} aria-label="${copy} ${name}"${pre} ${group}`;
      if (box !== undefined) return `${box} ${group}${open}${table}${table && ` aria-label="${name}"`}`;
      return `${part} aria-label="${name}"`;
    },
  );
}

/** In a table of Markdown the first cell of a row is the header of the row. */
export function headRows(html: string): string {
  let depth = 0;
  let isOpen = false;
  return html.replace(CELL, (part, row?: string) => {
    if (part === '<table') depth++;
    else if (part === '</table') depth--;
    else if (row !== undefined && depth === 1) {
      isOpen = true;
      return `${row}<th scope="row">`;
    } else if (row === undefined && isOpen && depth === 1) {
      isOpen = false;
      return '</th>';
    }
    return part;
  });
}
