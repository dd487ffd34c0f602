import { unescapeHtml } from '../../shared/escape.ts';

export interface LiftedCode {
  html: string;
  text: string;
}

/**
 * A code block in a page is replaced with its number between two of these while the page is parsed. No page contains the character, and
 * it keeps a Latin-1 text at one byte per character.
 */
const LIFTED = '\u001A';
const LIFTED_BLOCKS = new RegExp(`${LIFTED}(\\d+)${LIFTED}`, 'g');
const CODE_START = '<pre tabindex="0"><code>';
const CODE_END = '</code></pre>';

/** Replaces highlighted code with placeholders to save the parser work. Many pages consist mostly of it, and it contains only text. */
export function liftCode(whole: string): { html: string; blocks: LiftedCode[] } {
  const blocks: LiftedCode[] = [];
  if (whole.includes(LIFTED)) return { html: whole, blocks };
  let html = '';
  let copied = 0;
  for (let at = whole.indexOf(CODE_START); at >= 0; at = whole.indexOf(CODE_START, at)) {
    const start = at + CODE_START.length;
    const end = whole.indexOf(CODE_END, start);
    if (end < 0) break;
    const inner = whole.slice(start, end);
    const text = inner.replace(/<span class="\w+">|<\/?(?:i|ins|del|mark)>|<\/span>/g, '');
    at = end;
    if (text.includes('<')) continue; // HTML from elsewhere
    html += `${whole.slice(copied, start)}${LIFTED}${blocks.length}${LIFTED}`;
    copied = end;
    blocks.push({ html: inner, text: unescapeHtml(text) });
  }
  return { html: html + whole.slice(copied), blocks };
}

/** Puts blocks back, as HTML or as text. */
export function putBack(text: string, blocks: readonly LiftedCode[], as: keyof LiftedCode): string {
  return text.includes(LIFTED) ? text.replace(LIFTED_BLOCKS, (_, n) => blocks[Number(n)]?.[as] ?? '') : text;
}
