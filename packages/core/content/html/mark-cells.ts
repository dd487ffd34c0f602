const CELL = /<td( [^>]*)?>(.*?)<\/td>/gs;
const CODE = /(?<=<code>)[^<]{12,}(?=<\/code>)/g;

/** Cells without a value are marked, so that they can be quieter; long names and paths in a table get places to break at. */
export function markCells(html: string): string {
  return html.replace(CELL, (whole: string, attributes: string | undefined, inner: string) => {
    if (/^[—–-]$/.test(inner) && !attributes) return `<td class="none">${inner}</td>`;
    if (!inner.includes('<code>')) return whole;
    return `<td${attributes ?? ''}>${inner.replace(CODE, (code) => code.replace(/[/_.](?=\w)/g, '$&<wbr>'))}</td>`;
  });
}
