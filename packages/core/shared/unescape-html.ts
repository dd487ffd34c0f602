const CHARACTERS: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** Reverses `escapeHtml`, and the escaping that React does. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => CHARACTERS[entity] ?? entity);
}
