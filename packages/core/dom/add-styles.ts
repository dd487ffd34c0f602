/** A rule of a style sheet, with the rules inside it. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g;
const added = new Set<string>();

/**
 * Adds a style sheet once, as an object, which the content security policy for inline styles does not affect. Browsers that
 * cannot make one (Safari before 16.4) get its rules in a sheet that the document has already.
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
      // A selector that this browser does not know: as in any style sheet, this rule alone is dropped.
    }
  }
}
