import type { SearchSection } from './page-terms.ts';

/** Excerpts never need more of a section. */
const LONGEST = 20_000;

/** The text of a section for excerpts, with code between backticks and without table headers. */
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
    // A semicolon precedes the first row, unless the header ends in punctuation.
    const shown = `${head}${/[.!?:;,…]$/.test(head) ? '' : ';'} `;
    const at = head === '' ? -1 : text.indexOf(shown, from);
    if (at < 0) continue;
    out += text.slice(from, at);
    from = at + shown.length;
  }
  return out + text.slice(from);
}

/** Position of a whole word or its plural: `id`, but not in “beside”. */
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
