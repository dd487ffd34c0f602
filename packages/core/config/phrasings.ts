import type { Diagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticId } from '../shared/diagnostic-kinds.ts';
import { displayPath, readText } from '../util/files.ts';
import type { Phrasing, Settings } from './settings.ts';

/**
 * Reads a file of phrasings: one address per line (`/limits/#disk`) and, indented below it, one phrase per line that readers may
 * search for. Lines that start with `//` are comments.
 */
export function parsePhrasings(text: string, file: string): { phrasings: Phrasing[]; diagnostics: Diagnostic[] } {
  const phrasings: Phrasing[] = [];
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, Phrasing>();
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const said = content.trim();
    if (said === '' || content.startsWith('//')) continue;
    const report = (id: DiagnosticId, message: string, help: string) => diagnostics.push({ id, message, help, file, line, column: 1 });
    if (/^\s/.test(content)) {
      const place = phrasings.at(-1);
      if (!place)
        report(
          'phrasing-line',
          `“${said}” has no address above it.`,
          'Add the address that it belongs to on a line above, such as `/page/#anchor`.',
        );
      else if (place.phrases.includes(said))
        report('phrasing-duplicate', `“${said}” is listed twice for ${nameOf(place)}.`, 'Remove one of them.');
      else place.phrases.push(said);
      continue;
    }
    const [path = '', anchor = ''] = said.split('#');
    if (!/^\/\S*$/.test(said)) {
      report('phrasing-line', `“${said}” is not an address.`, 'Write `/page/` or `/page/#anchor`, and indent the phrases below it.');
      continue;
    }
    const place = { path, anchor, phrases: [], line };
    const first = seen.get(said);
    if (first) report('phrasing-duplicate', `${said} is already on line ${first.line}.`, 'Merge the two entries.');
    seen.set(said, first ?? place);
    phrasings.push(place);
  }
  return { phrasings, diagnostics };
}

function nameOf({ path, anchor }: Phrasing): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}

/** Adds the phrasings from the file to the settings. A missing file is reported elsewhere. */
export async function readPhrasings(settings: Settings): Promise<{ settings: Settings; diagnostics: Diagnostic[] }> {
  if (settings.phrasingsFile === undefined) return { settings, diagnostics: [] };
  const text = await readText(settings.phrasingsFile);
  const { phrasings, diagnostics } = parsePhrasings(text, displayPath(settings.root, settings.phrasingsFile));
  return { settings: { ...settings, phrasings }, diagnostics };
}
