import type { SearchSection } from './page-terms.ts';

/** More of one section is never shown. */
const LONGEST = 20_000;

/** The text of a section for excerpts: code stands between backticks, so that it can be shown as code, and tables are without their heads. */
export function storedText({ text: whole, code, heads = [] }: Pick<SearchSection, 'text' | 'code' | 'heads'>): string {
  const text = withoutHeads(whole, heads);
  let out = '';
  let from = 0;
  for (const entry of code) {
    const wanted = entry.replace(/\s+/g, ' ').trim();
    const at = wanted === '' ? -1 : placeOf(wanted, text, from);
    if (at < 0) continue;
    out += `${plain(text.slice(from, at))}\`${plain(wanted)}\``;
    from = at + wanted.length;
    if (from > LONGEST) break;
  }
  return (out + plain(text.slice(from, Math.max(from, LONGEST)))).slice(0, LONGEST + 1000);
}

function withoutHeads(text: string, heads: readonly string[]): string {
  let out = '';
  let from = 0;
  for (const head of heads) {
    // Before the first row stands a semicolon, unless a mark ends the head.
    const shown = `${head}${/[.!?:;,…]$/.test(head) ? '' : ';'} `;
    const at = head === '' ? -1 : text.indexOf(shown, from);
    if (at < 0) continue;
    out += text.slice(from, at);
    from = at + shown.length;
  }
  return out + text.slice(from);
}

/** Where it stands as a whole word, or as its plural: `id` not in “beside”. */
function placeOf(wanted: string, text: string, from: number): number {
  const isInWord = (at: number) => {
    const end = at + wanted.length;
    return (/^\w/.test(wanted) && /\w/.test(text.charAt(at - 1))) || (/\w$/.test(wanted) && /^(?!s\b)\w/.test(text.slice(end, end + 2)));
  };
  let at = text.indexOf(wanted, from);
  while (at >= 0 && isInWord(at)) at = text.indexOf(wanted, at + 1);
  return at;
}

function plain(text: string): string {
  return text.replaceAll('`', '´');
}
