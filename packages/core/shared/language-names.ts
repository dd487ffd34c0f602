/** A language code and its base languages, most specific first: `de-AT` → `de-at`, `de`. */
export function languageNames(lang: string): string[] {
  const parts = lang.toLowerCase().split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
}
