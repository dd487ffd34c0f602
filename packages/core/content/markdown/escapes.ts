import { replaceText } from './replace-code.ts';

/** Escapable characters of Markdown, except those that dialects handle: quotation marks in attributes, and `\|` in cells. */
const ESCAPE = /\\([!#-&(-/:-@[-`{}~])/g;
/** Paired marks with only their first character escaped; all of it is text. */
const PAIRED = /\\(\{(?:==|\+\+|--|~~|>>)|%%)([^{}\\\n]*?)((?:==|\+\+|--|~~|<<)\}|%%)/g;
/** Placeholders for the backslash and for the character, shifted by `PLACE`. No dialect looks for them. */
const BACKSLASH = '\uF8F0';
const PLACE = 0xf700;
const HIDDEN = /\uF8F0([\uF721-\uF77E])/g;

/** Hides escaped characters outside of code from dialects. */
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

/** Restores the escaped characters. */
export function showEscapes(text: string): string {
  return text.includes(BACKSLASH) ? text.replace(HIDDEN, (_, sign: string) => `\\${signOf(sign)}`) : text;
}

/** Unescapes text that is shown literally, such as the title of a tab, whether its escapes are hidden or not. */
export function unescaped(words: string): string {
  return words.replace(HIDDEN, (_, sign: string) => signOf(sign)).replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

const withBackslash = (sign: string) => `\\${sign}`;

function signOf(hidden: string): string {
  return String.fromCharCode(hidden.charCodeAt(0) - PLACE);
}
