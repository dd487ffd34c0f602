const added = new Set<string>();

/** Adds a style sheet once, as an object, which the content security policy for inline styles does not affect. */
export function addStyles(name: string, css: string): void {
  if (added.has(name)) return;
  added.add(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
