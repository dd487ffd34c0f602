const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** Reverses `escapeHtml`, and the escaping that React does. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/** Escapes a text for use in a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
