// The only file that touches Temml (https://temml.org), which turns TeX into MathML that browsers draw themselves.

/** Renders TeX as MathML; `undefined` for invalid TeX. The library is loaded for the first formula. */
export async function renderMath(tex: string, display: boolean): Promise<string | undefined> {
  const { default: temml } = await import('temml');
  try {
    const html = temml.renderToString(tex, { displayMode: display, throwOnError: true, maxExpand: 200, maxSize: [50, 500] });
    return withoutStyles(html);
  } catch {
    return undefined;
  }
}

/** The site's security policy forbids inline styles. */
function withoutStyles(html: string): string {
  return html.replace(/\sstyle="[^"]*"/g, '').replace(/<a\b[^>]*>|<\/a>/g, '');
}
