import { unescapeHtml } from '../../shared/escape.ts';

export interface LiftedCode {
  html: string;
  text: string;
}

/**
 * Stands for a block of code while a page is parsed: its number between two of these. No page has the
 * character, and in memory a text of Latin-1 stays half as long with it.
 */
const LIFTED = '\u001A';
const LIFTED_BLOCKS = new RegExp(`${LIFTED}(\\d+)${LIFTED}`, 'g');
const CODE_START = '<pre tabindex="0"><code>';
const CODE_END = '</code></pre>';

/** Takes highlighted code out of a page, to spare the parser. Many pages consist mostly of it, and it contains only text. */
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
