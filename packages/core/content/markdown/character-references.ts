import { changeAroundCode } from './replace-code.ts';

const NUMBERED = /&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi;
/** Characters that mean something in Markdown, HTML or the engine: ASCII punctuation, spaces, and characters that never occur in text. */
const MEANT = /[!-/:-@[-`{-~\s\p{Cc}\p{Cs}\p{Cn}\u2425\u205F]/u;
/** Up to this many references cost no noticeable time. */
const FEW = 500;

/**
 * Replaces numeric references (`&#65;`) with their characters on pages with very many of them, because the compiler takes quadratic
 * time in their number per paragraph. Control characters, which are invisible, become U+FFFD. References to characters in `MEANT` stay,
 * as escaping them would show a backslash in HTML; 40,000 of those in one paragraph take less than half a second.
 */
export function plainReferences(source: string): string {
  if (!source.includes('&#') || (source.match(NUMBERED)?.length ?? 0) <= FEW) return source;
  const change = (whole: string, decimal?: string) => {
    const code = decimal === undefined ? Number.parseInt(whole.slice(3, -1), 16) : Number(decimal);
    if (code === 0 || code > 0x10ffff) return whole;
    const character = String.fromCodePoint(code);
    if (/\p{Cc}/u.test(character) && !/\s/.test(character)) return '\uFFFD';
    return MEANT.test(character) ? whole : character;
  };
  return changeAroundCode(source, (text) => text.replace(NUMBERED, change));
}
