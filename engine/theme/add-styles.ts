const added = new Set<string>();

/** Adds a style sheet once, through the object model, which the policy for inline styles leaves alone. */
export function addStyles(name: string, css: string): void {
  if (added.has(name)) return;
  added.add(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
