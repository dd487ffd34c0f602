const CHARACTERS: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** The text that `escapeHtml`, or React, wrote so. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => CHARACTERS[entity] ?? entity);
}
