import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import { nearest } from '../shared/nearest.ts';
import { displayPath } from '../util/display-path.ts';

type Fault = Pick<Diagnostic, 'id' | 'message' | 'help'>;

/** No published address may be lost: it must still exist or have a replacement. */
export function checkLedger({ settings, pages, records }: SiteModel): Diagnostic[] {
  const { ledger, ledgerFile, redirects, root } = settings;
  if (ledgerFile === undefined) return [];
  const file = displayPath(root, ledgerFile);
  const branches = Object.keys(redirects)
    .filter(isWildcard)
    .map((from) => from.slice(0, -1));
  const anchors = new Map<string, ReadonlySet<string>>();

  function anchorsAt(address: string): ReadonlySet<string> {
    const page = pages.get(address);
    const known = anchors.get(address) ?? new Set(page?.ids);
    anchors.set(address, known);
    return known;
  }

  function lostPage({ path: address }: LedgerEntry): Fault | undefined {
    if (records.has(address) || redirects[address] !== undefined || branches.some((branch) => address.startsWith(branch))) return undefined;
    const close = nearest(address, records.keys())[0] ?? '/where/it/went/';
    return {
      id: 'address-lost',
      message: `${address} was published but no longer exists.`,
      help: `Add its replacement to the ledger: \`${address} -> ${close}\`.`,
    };
  }

  function lostAnchor({ path: address, anchor, successor }: LedgerEntry): Fault | undefined {
    // The anchors of a page that has moved are not checked: they lead to the same anchors on the new page, or to its top.
    if (!records.has(address) || anchorsAt(address).has(anchor)) return undefined;
    if (successor !== undefined) return brokenSuccessor(successor, address);
    const close = nearest(anchor, anchorsAt(address))[0] ?? 'where-it-went';
    return {
      id: 'anchor-lost',
      message: `${address}#${anchor} was published but no longer exists.`,
      help: `Restore the anchor with {#${anchor}}, or add its replacement to the ledger: \`#${anchor} -> #${close}\`.`,
    };
  }

  function brokenSuccessor(successor: string, from: string): Fault | undefined {
    const [before = '', fragment = ''] = successor.split('#');
    const address = before === '' ? from : before;
    if (!records.has(address))
      return {
        id: 'successor-broken',
        message: `The replacement ${successor} is not a page.`,
        help: `Did you mean ${nearest(address, records.keys())[0] ?? 'another page'}?`,
      };
    if (fragment === '' || anchorsAt(address).has(fragment)) return undefined;
    return {
      id: 'successor-broken',
      message: `The replacement ${successor} names a heading that does not exist.`,
      help: `Did you mean #${nearest(fragment, anchorsAt(address))[0] ?? 'another-heading'}?`,
    };
  }

  return ledger.flatMap((entry): Diagnostic[] => {
    const fault = entry.anchor === '' ? lostPage(entry) : lostAnchor(entry);
    return fault ? [{ ...fault, file, line: entry.line, column: 1 }] : [];
  });
}
