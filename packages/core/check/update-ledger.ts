import type { Settings } from '../config/settings.ts';
import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { PageRecord } from '../shared/page-record.ts';

const HEAD = `// Every address that was ever published: pages, old addresses, and the anchors of pages.
// \`docs ledger update\` adds what is new; \`docs check\` fails where one is gone. What took the place
// of an address stands behind it: \`/old/ -> /new/\`, \`#old -> #new\`, \`#old -> /page/#new\`.
`;

/** What a ledger has to list. */
interface Published {
  settings: Pick<Settings, 'ledger' | 'redirects'>;
  pages: ReadonlyMap<string, { record: Pick<PageRecord, 'path' | 'headers'> }>;
}

/**
 * The text of the ledger with everything that the site has now. Lines are only added, each page after
 * the one that comes before it by name: what the author wrote, comments too, stays where it is.
 */
export function updateLedger({ settings, pages }: Published, text: string): { text: string; added: number } {
  const { ledger, redirects } = settings;
  /** Page → the last line about it. */
  const ends = new Map(ledger.map(({ path, line }) => [path, line]));
  const known = new Set(ledger.map(({ path, anchor }) => `${path}#${anchor}`));
  const anchors = new Map(Object.keys(redirects).flatMap((from): [string, string[]][] => (isWildcard(from) ? [] : [[from, []]])));
  for (const { record } of pages.values()) anchors.set(record.path, [...new Set(record.headers.map(({ slug }) => slug))]);

  const given = text.trim() === '' ? [] : text.trimEnd().split('\n');
  const top = ledger[0] === undefined ? given.length : ledger[0].line - 1;
  const sorted = [...ends.keys()].sort();
  /** Line → what is added below it. */
  const additions = new Map<number, string[]>();
  for (const [path, slugs] of [...anchors].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const lines = slugs.filter((slug) => !known.has(`${path}#${slug}`)).map((slug) => `  #${slug}`);
    if (!known.has(`${path}#`)) lines.unshift(path);
    const before = ends.has(path) ? path : sorted.findLast((other) => other < path);
    const below = before === undefined ? top : (ends.get(before) ?? top);
    additions.set(below, [...(additions.get(below) ?? []), ...lines]);
  }
  const head = given.length === 0 ? HEAD.trimEnd().split('\n') : [];
  const all = [...head, ...(additions.get(0) ?? []), ...given.flatMap((line, index) => [line, ...(additions.get(index + 1) ?? [])])];
  return { text: `${all.join('\n')}\n`, added: [...additions.values()].flat().length };
}
