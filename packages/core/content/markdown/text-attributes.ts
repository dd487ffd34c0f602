const QUOTED = ['"', "'", '`'].map((sign) => String.raw`${sign}(?:[^${sign}\\]|\\[^]){0,1000}${sign}`).join('|');
const braces = (inside: string) => `\\{(?:[^{}"'\`]|${QUOTED}${inside === '' ? '' : `|${inside}`})*\\}`;
/** Regular expression source for nested braces, three levels deep. */
export const BRACED = braces(braces(braces('')));

const TEXT = /(?<![\w:@.-])([A-Za-z][\w-]*)=(?:\{\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))/g;
/** A value in braces that is not a string. */
const EXPRESSION = new RegExp(String.raw`[\w-]+=(?!\{\s*(?:"[^"]*"|'[^']*')\s*\})${BRACED}`, 'g');

/** Text attributes of a tag by name: `a="x"`, `a='x'`, `a={"x"}` and `a=x`. */
export function textAttributes(written: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of written.replace(EXPRESSION, '').matchAll(TEXT))
    found[name] = double ?? single ?? bare ?? '';
  return found;
}
