import type { SearchSection } from './page-terms.ts';

/** More of one section is never shown. */
const LONGEST = 20_000;

/** The text of a section for excerpts: code stands between backticks, so that it can be shown as code. */
export function storedText({ text, code }: Pick<SearchSection, 'text' | 'code'>): string {
  let out = '';
  let from = 0;
  for (const entry of code) {
    const wanted = entry.replace(/\s+/g, ' ').trim();
    const at = wanted === '' ? -1 : text.indexOf(wanted, from);
    if (at < 0) continue;
    out += `${plain(text.slice(from, at))}\`${plain(wanted)}\``;
    from = at + wanted.length;
    if (from > LONGEST) break;
  }
  return (out + plain(text.slice(from, Math.max(from, LONGEST)))).slice(0, LONGEST + 1000);
}

function plain(text: string): string {
  return text.replaceAll('`', '´');
}
