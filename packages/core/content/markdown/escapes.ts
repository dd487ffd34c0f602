import { replaceText } from './replace-code.ts';

/** A sign that Markdown takes as text, but for those that dialects read themselves: quotation marks in attributes, and `\|` in cells. */
const ESCAPE = /\\([!#-&(-/:-@[-`{}~])/g;
/** Marks of two signs at both ends, of which only the first sign has a backslash: all of it is text. */
const PAIRED = /\\(\{(?:==|\+\+|--|~~|>>)|%%)([^{}\\\n]*?)((?:==|\+\+|--|~~|<<)\}|%%)/g;
/** Stand for the backslash and, moved by `PLACE`, for the sign: no dialect looks for either. */
const BACKSLASH = '\uF8F0';
const PLACE = 0xf700;
const HIDDEN = /\uF8F0([\uF721-\uF77E])/g;

/** A line in which no dialect finds a sign that has a backslash in front, outside of code. */
export function hideEscapes(line: string): string {
  if (!line.includes('\\') || line.includes(BACKSLASH)) return line;
  return replaceText(line, (words) =>
    words
      .replace(
        PAIRED,
        (_, begin: string, inside: string, end: string) =>
          [...begin].map(withBackslash).join('') + inside + [...end].map(withBackslash).join(''),
      )
      .replace(ESCAPE, (_, sign: string) => BACKSLASH + String.fromCharCode(PLACE + sign.charCodeAt(0))),
  );
}

/** The text with its backslashes again. */
export function showEscapes(text: string): string {
  return text.includes(BACKSLASH) ? text.replace(HIDDEN, (_, sign: string) => `\\${signOf(sign)}`) : text;
}

/** Words that are shown as text, such as the title of a tab: signs without their backslashes, hidden or not. */
export function unescaped(words: string): string {
  return words.replace(HIDDEN, (_, sign: string) => signOf(sign)).replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

const withBackslash = (sign: string) => `\\${sign}`;

function signOf(hidden: string): string {
  return String.fromCharCode(hidden.charCodeAt(0) - PLACE);
}
