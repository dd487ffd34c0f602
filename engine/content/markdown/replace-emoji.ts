// The only file that touches the names of emoji (https://github.com/wooorm/gemoji).
import { replaceText, toPageLines } from './dialects/page-lines.ts';

/** `:rocket:`, and icons of MkDocs such as `:material-check:` with their attributes. Colons of times and of addresses are none. */
const NAME = /(?<![\w:/\\]):([a-z0-9_+-]{1,60}):(?![\w:/])(\{[^{}\n]{0,200}\})?/g;
const ICON = /^(?:material|octicons|fontawesome|simple)-/;

/** Names of emoji in the text of a page → the characters; other words between colons stay. Code stays too. */
export async function replaceEmoji(source: string): Promise<string> {
  if (!/(?<![\w:/\\]):[a-z0-9_+-]+:(?![\w:/])/.test(source)) return source;
  const { nameToEmoji } = await import('gemoji');
  const characterOf = (whole: string, name: string, attributes = '') => {
    if (ICON.test(name)) return '';
    return Object.hasOwn(nameToEmoji, name) ? `${nameToEmoji[name]}${attributes}` : whole;
  };
  return toPageLines(source)
    .map(({ text, verbatim }) => (verbatim ? text : replaceText(text, (words) => words.replace(NAME, characterOf))))
    .join('\n');
}
