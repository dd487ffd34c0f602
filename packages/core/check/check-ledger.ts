import type { Settings } from '../config/settings.ts';
import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { didYouMean, nearest } from '../shared/wording.ts';
import { displayPath } from '../util/files.ts';
import { defineCheck } from './define-check.ts';

/** Reports published addresses that no longer exist and have no replacement. */
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

const HEAD = `// Every address ever published: pages, former addresses, and anchors.
// \`docs ledger update\` adds new ones, and \`docs check\` fails if one is gone. An arrow points to
// the replacement of an address: \`/old/ -> /new/\`, \`#old -> #new\`, \`#old -> /page/#new\`.
`;

/** The addresses that a ledger must list. */
interface Published {
  settings: Pick<Settings, 'ledger' | 'redirects'>;
  pages: ReadonlyMap<string, { record: Pick<PageRecord, 'path' | 'headers'> }>;
}

/**
 * Returns the ledger's text with the site's new addresses added, each page after its alphabetical predecessor. Existing lines
 * and comments stay as they are.
 */
export function updateLedger({ settings, pages }: Published, text: string): { text: string; added: number } {
  const { ledger, redirects } = settings;
  /** Page → its last line. */
  const ends = new Map(ledger.map(({ path, line }) => [path, line]));
  const known = new Set(ledger.map(({ path, anchor }) => `${path}#${anchor}`));
  const anchors = new Map(Object.keys(redirects).flatMap((from): [string, string[]][] => (isWildcard(from) ? [] : [[from, []]])));
  for (const { record } of pages.values()) anchors.set(record.path, [...new Set(record.headers.map(({ slug }) => slug))]);

  const given = text.trim() === '' ? [] : text.trimEnd().split('\n');
  const top = ledger[0] === undefined ? given.length : ledger[0].line - 1;
  const sorted = [...ends.keys()].sort();
  /** Line → the lines to add below it. */
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
