import type { Settings } from '../config/settings.ts';
import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { didYouMean, nearest } from '../shared/wording.ts';
import { displayPath } from '../util/files.ts';
import { defineCheck } from './define-check.ts';

/** No published address may be lost: it must still exist or have a replacement. */
export const checkLedger = defineCheck(
  {
    'address-lost': ['error', 'An address in the ledger no longer leads anywhere.'],
    'anchor-lost': ['error', 'An anchor in the ledger no longer leads anywhere.'],
    'successor-broken': ['error', 'The ledger names a replacement that does not exist.'],
  },
  ({ settings: { ledger, ledgerFile, redirects, root }, pages, records }: SiteModel, reportAt) => {
    if (ledgerFile === undefined) return;
    const branches = Object.keys(redirects)
      .filter(isWildcard)
      .map((from) => from.slice(0, -1));
    const anchors = new Map<string, ReadonlySet<string>>();
    const anchorsAt = (address: string): ReadonlySet<string> => {
      const known = anchors.get(address) ?? new Set(pages.get(address)?.ids);
      anchors.set(address, known);
      return known;
    };

    for (const { path, anchor, successor, line } of ledger) {
      const report = reportAt({ file: displayPath(root, ledgerFile), line, column: 1 });
      if (anchor === '') {
        if (records.has(path) || redirects[path] !== undefined || branches.some((branch) => path.startsWith(branch))) continue;
        const close = nearest(path, records.keys())[0] ?? '/where/it/went/';
        report(
          'address-lost',
          `${path} was published but no longer exists.`,
          `Add its replacement to the ledger: \`${path} -> ${close}\`.`,
        );
        continue;
      }
      // The anchors of a page that has moved are not checked: they lead to the same anchors on the new page, or to its top.
      if (!records.has(path) || anchorsAt(path).has(anchor)) continue;
      if (successor === undefined) {
        const close = nearest(anchor, anchorsAt(path))[0] ?? 'where-it-went';
        report(
          'anchor-lost',
          `${path}#${anchor} was published but no longer exists.`,
          `Restore the anchor with {#${anchor}}, or add its replacement to the ledger: \`#${anchor} -> #${close}\`.`,
        );
        continue;
      }
      const [before = '', fragment = ''] = successor.split('#');
      const address = before === '' ? path : before;
      if (!records.has(address)) {
        const help = didYouMean(address, records.keys(), 'Name a page that exists.');
        report('successor-broken', `The replacement ${successor} is not a page.`, help);
      } else if (fragment !== '' && !anchorsAt(address).has(fragment)) {
        const help = didYouMean(fragment, anchorsAt(address), 'Use the anchor of a heading on that page.', (id) => `#${id}`);
        report('successor-broken', `The replacement ${successor} names a heading that does not exist.`, help);
      }
    }
  },
);

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
    if (!known.has(`${path}#`)) lines.unshift(path.replace(/[\s%]/g, encodeURIComponent));
    const before = ends.has(path) ? path : sorted.findLast((other) => other < path);
    const below = before === undefined ? top : (ends.get(before) ?? top);
    additions.set(below, [...(additions.get(below) ?? []), ...lines]);
  }
  const head = given.length === 0 ? HEAD.trimEnd().split('\n') : [];
  const all = [...head, ...(additions.get(0) ?? []), ...given.flatMap((line, index) => [line, ...(additions.get(index + 1) ?? [])])];
  return { text: `${all.join('\n')}\n`, added: [...additions.values()].flat().length };
}
