// The only file that touches the names of emoji (https://github.com/wooorm/gemoji).
import { toPageLines } from './page-lines.ts';
import { replaceText } from './replace-code.ts';

/** `:rocket:`, and icons of MkDocs such as `:material-check:` with their attributes. Colons in times and addresses do not count. */
const NAME = /(?<![\w:/\\]):([a-z0-9_+-]{1,60}):(?![\w:/])(\{[^{}\n]{0,200}\})?/g;
const ICON = /^(?:material|octicons|fontawesome|simple)-/;
/** An icon at the beginning of a list item: with it gone, the spaces after it would turn the indented lines below into code. */
const FIRST_ICON =
  /^([ \t]*(?:[-*+]|\d+[.)])[ \t]+):(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^{}\n]{0,200}\})?(?:[ \t]|&nbsp;)*/;

/** Replaces names of emoji with their characters. Other words between colons, and code, stay unchanged. */
export async function replaceEmoji(source: string): Promise<string> {
  if (!/(?<![\w:/\\]):[a-z0-9_+-]+:(?![\w:/])/.test(source)) return source;
  const { nameToEmoji } = await import('gemoji');
  const characterOf = (whole: string, name: string, attributes = '') => {
    if (ICON.test(name)) return '';
    // For people, GitHub and Unicode order the parts of a name differently.
    const known = [name, name.replace(/^((?:wo)?man)_(.+)/, '$2_$1')].find((one) => Object.hasOwn(nameToEmoji, one));
    return known === undefined ? whole : `${nameToEmoji[known]}${attributes}`;
  };
  return toPageLines(source)
    .map(({ text, verbatim }) =>
      verbatim ? text : replaceText(text.replace(FIRST_ICON, '$1'), (words) => words.replace(NAME, characterOf)),
    )
    .join('\n');
}
