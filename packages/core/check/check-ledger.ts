import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import { didYouMean, nearest } from '../shared/wording.ts';
import { displayPath } from '../util/files.ts';
import { defineCheck } from './define-check.ts';

/** No published address may be lost: it must still exist or have a replacement. */
export const checkLedger = defineCheck(
  {
    'address-lost': ['error', 'An address of the ledger leads nowhere any more.'],
    'anchor-lost': ['error', 'An anchor of the ledger leads nowhere any more.'],
    'successor-broken': ['error', 'The replacement of a lost address in the ledger does not exist.'],
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
