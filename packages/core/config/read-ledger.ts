import type { Diagnostic } from '../shared/diagnostic.ts';
import { displayPath } from '../util/display-path.ts';
import { readText } from '../util/read-text.ts';
import { parseLedger } from './parse-ledger.ts';
import type { Settings } from './settings.ts';

/**
 * Adds the ledger to the settings. The replacement of a whole page becomes a redirect like those in the
 * settings. A missing file counts as an empty ledger, because it is about to be created.
 */
export async function readLedger(settings: Settings): Promise<{ settings: Settings; diagnostics: Diagnostic[] }> {
  if (settings.ledgerFile === undefined) return { settings, diagnostics: [] };
  const text = await readText(settings.ledgerFile);
  const { entries, diagnostics } = parseLedger(text, displayPath(settings.root, settings.ledgerFile));
  const redirects = { ...settings.redirects };
  for (const { path: from, anchor, successor } of entries) if (anchor === '' && successor !== undefined) redirects[from] ??= successor;
  return { settings: { ...settings, ledger: entries, redirects }, diagnostics };
}
