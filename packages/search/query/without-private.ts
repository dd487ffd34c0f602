/** Redactions for logged queries: pattern → placeholder. Names of people can't be told from other names, so keep logs only briefly. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…'],
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '…://…'],
  // A key, token or ID: long, with digits and letters.
  [/\b(?=\w*\d)(?=\w*[a-z])[\w-]{16,}/gi, '…'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '…'],
  // An account, a card or a telephone, also in groups.
  [/\+?\b\d(?:[ .()-]{0,2}\d){5,}\b/g, '…'],
];

/** Redacts addresses, keys and long numbers. */
export function withoutPrivate(query: string): string {
  return PRIVATE.reduce((text, [pattern, stand]) => text.replace(pattern, stand), query).slice(0, 200);
}
