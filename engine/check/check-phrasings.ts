import type { SiteModel } from '../model/site-model.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { nearest } from '../shared/nearest.ts';
import type { Phrasing } from '../shared/phrasing.ts';
import { displayPath } from '../util/display-path.ts';
import { anchorHelp } from './anchor-help.ts';

/** Other wordings for the search belong to a place that it covers: a page of the newest version, or a heading there. */
export function checkPhrasings({ settings, pages }: SiteModel): Diagnostic[] {
  const { phrasings, phrasingsFile, root, versions } = settings;
  if (phrasingsFile === undefined) return [];
  const file = displayPath(root, phrasingsFile);
  const current = [...pages.values()].filter((page) => page.version === versions[0]?.id);
  const headings = new Map(current.map((page) => [page.record.path, new Set(page.sections)]));

  function fault({ path: address, anchor, phrases }: Phrasing): Pick<Diagnostic, 'id' | 'message' | 'help'> | undefined {
    const anchors = headings.get(address);
    if (!anchors) {
      const close = nearest(address, headings.keys())[0] ?? 'another page';
      return { id: 'phrasing-page', message: `${address} is not a page that search covers.`, help: `Did you mean ${close}?` };
    }
    if (!anchors.has(anchor)) {
      return {
        id: 'phrasing-heading',
        message: `${address} has no heading #${anchor}.`,
        help: anchorHelp(anchor, anchors, `Use ${address} for the top of the page.`),
      };
    }
    return phrases.length === 0
      ? {
          id: 'phrasing-nothing',
          message: `${address} has no phrases.`,
          help: 'Indent at least one phrase below it, or remove it.',
        }
      : undefined;
  }

  return phrasings.flatMap((place): Diagnostic[] => {
    const found = fault(place);
    return found ? [{ ...found, file, line: place.line, column: 1 }] : [];
  });
}
