import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mistake } from '../shared/mistake.ts';
import { parseLedger } from './parse-ledger.ts';
import type { Settings } from './settings.ts';

/**
 * The settings with the ledger that they name. What took the place of a whole page there is a
 * redirect like those of the settings. A file that is missing is an empty ledger: it is about to be made.
 */
export async function readLedger(settings: Settings): Promise<{ settings: Settings; mistakes: Mistake[] }> {
  if (settings.ledgerFile === undefined) return { settings, mistakes: [] };
  const text = await readFile(settings.ledgerFile, 'utf8').catch(() => '');
  const { entries, mistakes } = parseLedger(text, path.relative(settings.root, settings.ledgerFile).split(path.sep).join('/'));
  const redirects = { ...settings.redirects };
  for (const { path: from, anchor, successor } of entries) if (anchor === '' && successor !== undefined) redirects[from] ??= successor;
  return { settings: { ...settings, ledger: entries, redirects }, mistakes };
}
