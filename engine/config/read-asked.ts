import type { Mistake } from '../shared/mistake.ts';
import { parseAsked } from './parse-asked.ts';
import { readText } from './read-text.ts';
import type { Settings } from './settings.ts';
import { shownPath } from './shown-path.ts';

/** Adds the phrasings from the file to the settings. A missing file is reported elsewhere. */
export async function readAsked(settings: Settings): Promise<{ settings: Settings; mistakes: Mistake[] }> {
  if (settings.askedFile === undefined) return { settings, mistakes: [] };
  const text = await readText(settings.askedFile);
  const { asked, mistakes } = parseAsked(text, shownPath(settings.root, settings.askedFile));
  return { settings: { ...settings, asked }, mistakes };
}
