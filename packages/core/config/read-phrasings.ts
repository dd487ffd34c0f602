import type { Diagnostic } from '../shared/diagnostic.ts';
import { displayPath } from '../util/display-path.ts';
import { readText } from '../util/read-text.ts';
import { parsePhrasings } from './parse-phrasings.ts';
import type { Settings } from './settings.ts';

/** Adds the phrasings from the file to the settings. A missing file is reported elsewhere. */
export async function readPhrasings(settings: Settings): Promise<{ settings: Settings; diagnostics: Diagnostic[] }> {
  if (settings.phrasingsFile === undefined) return { settings, diagnostics: [] };
  const text = await readText(settings.phrasingsFile);
  const { phrasings, diagnostics } = parsePhrasings(text, displayPath(settings.root, settings.phrasingsFile));
  return { settings: { ...settings, phrasings }, diagnostics };
}
