import { decodePath } from '../shared/address.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticId } from '../shared/diagnostic-kinds.ts';
import { displayPath, readText } from '../util/files.ts';
import type { LedgerEntry, Settings } from './settings.ts';

const LINE = /^(?<indent>\s*)(?<address>\/\S*|#\S+)(?:\s+->\s+(?<successor>[/#]\S*))?$/;

/**
 * Reads a ledger: one page per line, its anchors indented below it, and after `->` the replacement of an
 * address. Lines that start with `//` are comments.
 */
export function parseLedger(text: string, file: string): { entries: LedgerEntry[]; diagnostics: Diagnostic[] } {
  const entries: LedgerEntry[] = [];
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, number>();
  let path = '';
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (content.trim() === '' || content.startsWith('//')) continue;
    const report = (id: DiagnosticId, message: string, help: string) => diagnostics.push({ id, message, help, file, line, column: 1 });
    const { indent = '', address = '', successor } = LINE.exec(content.trimEnd())?.groups ?? {};
    const isAnchor = address.startsWith('#');
    const isWhole = isAnchor || !successor?.startsWith('#'); // a page is replaced by a page
    if (address === '' || !isWhole || isAnchor !== (indent !== '') || (isAnchor && path === '')) {
      report(
        'ledger-line',
        `“${content.trim()}” is not a valid ledger line.`,
        'Write `/page/`, or `#anchor` indented below its page. To name a replacement, add ` -> ` and its address.',
      );
      continue;
    }
    if (!isAnchor) path = decodePath(address);
    const anchor = isAnchor ? address.slice(1) : '';
    const name = `${path}#${anchor}`;
    const first = seen.get(name);
    if (first !== undefined) report('ledger-duplicate', `${isAnchor ? name : path} is already on line ${first}.`, 'Remove one of them.');
    seen.set(name, first ?? line);
    entries.push({ path, anchor, successor: successor && decodePath(successor), line });
  }
  return { entries, diagnostics };
}

/**
 * Adds the ledger to the settings. Replacements of whole pages become redirects like those in the settings. A missing file counts
 * as an empty ledger, because it is about to be created.
 */
export async function readLedger(settings: Settings): Promise<{ settings: Settings; diagnostics: Diagnostic[] }> {
  if (settings.ledgerFile === undefined) return { settings, diagnostics: [] };
  const text = await readText(settings.ledgerFile);
  const { entries, diagnostics } = parseLedger(text, displayPath(settings.root, settings.ledgerFile));
  const redirects = { ...settings.redirects };
  for (const { path: from, anchor, successor } of entries) if (anchor === '' && successor !== undefined) redirects[from] ??= successor;
  return { settings: { ...settings, ledger: entries, redirects }, diagnostics };
}
