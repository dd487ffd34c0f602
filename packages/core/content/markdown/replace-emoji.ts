// The only file that touches the names of emoji (https://github.com/wooorm/gemoji).
import { toPageLines } from './page-lines.ts';
import { replaceText } from './replace-code.ts';

/** `:rocket:`, and icons of MkDocs such as `:material-check:` with their attributes. Colons of times and of addresses are none. */
const NAME = /(?<![\w:/\\]):([a-z0-9_+-]{1,60}):(?![\w:/])(\{[^{}\n]{0,200}\})?/g;
const ICON = /^(?:material|octicons|fontawesome|simple)-/;
/** An icon that begins an item of a list: the spaces behind it would make code of what is indented below. */
const FIRST_ICON =
  /^([ \t]*(?:[-*+]|\d+[.)])[ \t]+):(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^{}\n]{0,200}\})?(?:[ \t]|&nbsp;)*/;

/** Names of emoji in the text of a page → the characters; other words between colons stay. Code stays too. */
export async function replaceEmoji(source: string): Promise<string> {
  if (!/(?<![\w:/\\]):[a-z0-9_+-]+:(?![\w:/])/.test(source)) return source;
  const { nameToEmoji } = await import('gemoji');
  const characterOf = (whole: string, name: string, attributes = '') => {
    if (ICON.test(name)) return '';
    // Of people, the names of Unicode begin where those of GitHub end.
    const known = [name, name.replace(/^((?:wo)?man)_(.+)/, '$2_$1')].find((one) => Object.hasOwn(nameToEmoji, one));
    return known === undefined ? whole : `${nameToEmoji[known]}${attributes}`;
  };
  return toPageLines(source)
    .map(({ text, verbatim }) =>
      verbatim ? text : replaceText(text.replace(FIRST_ICON, '$1'), (words) => words.replace(NAME, characterOf)),
    )
    .join('\n');
}
