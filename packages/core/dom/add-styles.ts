/** A rule of a style sheet, with the rules inside it. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g;
const added = new Set<string>();

/**
 * Adds a style sheet once, as an object, which the content security policy for inline styles does not affect. In browsers that
 * cannot construct one (Safari before 16.4), the rules go into an existing sheet.
 */
export function addStyles(name: string, css: string): void {
  if (added.has(name)) return;
  added.add(name);
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return;
  }
  const own = document.querySelector('style')?.sheet;
  for (const rule of css.match(RULE) ?? []) {
    try {
      own?.insertRule(rule, own.cssRules.length);
    } catch {
      // An unknown selector: as in any style sheet, only this rule is dropped.
    }
  }
}
