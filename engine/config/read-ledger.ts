import type { Mistake } from '../shared/mistake.ts';
import { parseLedger } from './parse-ledger.ts';
import { readText } from './read-text.ts';
import type { Settings } from './settings.ts';
import { shownPath } from './shown-path.ts';

/**
 * Adds the ledger to the settings. The replacement of a whole page becomes a redirect like those in the
 * settings. A missing file counts as an empty ledger, because it is about to be created.
 */
export async function readLedger(settings: Settings): Promise<{ settings: Settings; mistakes: Mistake[] }> {
  if (settings.ledgerFile === undefined) return { settings, mistakes: [] };
  const text = await readText(settings.ledgerFile);
  const { entries, mistakes } = parseLedger(text, shownPath(settings.root, settings.ledgerFile));
  const redirects = { ...settings.redirects };
  for (const { path: from, anchor, successor } of entries) if (anchor === '' && successor !== undefined) redirects[from] ??= successor;
  return { settings: { ...settings, ledger: entries, redirects }, mistakes };
}
