import type { SiteModel } from '../build/site-model.ts';
import { isBranch } from '../hosting/plan.ts';
import type { LedgerEntry } from '../shared/ledger.ts';

const HEAD = `// Every address that was ever published: pages, old addresses, and the anchors of pages.
// \`docs ledger update\` adds what is new; \`docs check\` fails where one is gone. What took the place
// of an address stands behind it: \`/old/ -> /new/\`, \`#old -> #new\`, \`#old -> /page/#new\`.
`;

/** The ledger with everything that the site has now. Nothing is ever taken out of it. */
export function updateLedger({ settings, pages }: SiteModel): { text: string; added: number } {
  const known = new Map<string, { successor: string | undefined; anchors: Map<string, string | undefined> }>();
  const at = (path: string) => {
    const found = known.get(path) ?? { successor: undefined, anchors: new Map<string, string | undefined>() };
    known.set(path, found);
    return found;
  };
  for (const { path, anchor, successor } of settings.ledger) {
    if (anchor === '') at(path).successor = successor;
    else at(path).anchors.set(anchor, successor);
  }
  const before = settings.ledger.length;
  for (const from of Object.keys(settings.redirects)) if (!isBranch(from)) at(from);
  for (const { record } of pages.values()) {
    const { anchors } = at(record.path);
    for (const { slug } of record.headers) if (!anchors.has(slug)) anchors.set(slug, undefined);
  }
  const lines = [...known]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, { successor, anchors }]) => [
      line(path, successor),
      ...[...anchors].map(([anchor, to]) => `  ${line(`#${anchor}`, to)}`),
    ]);
  return { text: `${HEAD}${lines.join('\n')}\n`, added: lines.length - before };
}

function line(address: string, successor: LedgerEntry['successor']): string {
  return successor === undefined ? address : `${address} -> ${successor}`;
}
