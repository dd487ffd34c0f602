import { escapeHtml, unescapeHtml } from '../shared/escape.ts';

const TAG = /<(?:a|area|img|source|video|audio|track)\s[^>]*>/g;
const ADDRESS = /(\s(?:href|src|poster)=")([^"]*)"/g;
const LIST = /(\ssrcset=")([^"]*)"/g;

/** Finished HTML with other addresses in its links and pictures. */
export function replaceLinks(html: string, links: Readonly<Record<string, string>>): string {
  if (Object.keys(links).length === 0) return html;
  const replaced = (written: string): string => {
    const address = unescapeHtml(written);
    return Object.hasOwn(links, address) ? escapeHtml(links[address] ?? address) : written;
  };
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, (_, before: string, written: string) => `${before}${replaced(written)}"`)
      .replace(LIST, (_, before: string, list: string) => `${before}${list.replace(/[^\s,]\S*[^\s,]/g, replaced)}"`),
  );
}
