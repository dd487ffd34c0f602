import type { SiteModel } from '../build/site-model.ts';
import { shownPath } from '../config/shown-path.ts';
import type { AskedPlace } from '../shared/asked.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';
import { anchorHelp } from './anchor-help.ts';

/** Other wordings for the search belong to a place that it covers: a page of the newest version, or a heading there. */
export function checkAsked({ settings, pages }: SiteModel): Mistake[] {
  const { asked, askedFile, root, versions } = settings;
  if (askedFile === undefined) return [];
  const file = shownPath(root, askedFile);
  const current = [...pages.values()].filter((page) => page.version === versions[0]?.id);
  const headings = new Map(current.map((page) => [page.record.path, new Set(page.sections)]));

  function fault({ path: address, anchor, phrases }: AskedPlace): Pick<Mistake, 'id' | 'message' | 'help'> | undefined {
    const anchors = headings.get(address);
    if (!anchors) {
      const close = nearest(address, headings.keys())[0] ?? 'another page';
      return { id: 'asked-page', message: `${address} is not a page that search covers.`, help: `Did you mean ${close}?` };
    }
    if (!anchors.has(anchor)) {
      return {
        id: 'asked-heading',
        message: `${address} has no heading #${anchor}.`,
        help: anchorHelp(anchor, anchors, `Use ${address} for the top of the page.`),
      };
    }
    return phrases.length === 0
      ? {
          id: 'asked-nothing',
          message: `${address} has no phrases.`,
          help: 'Indent at least one phrase below it, or remove it.',
        }
      : undefined;
  }

  return asked.flatMap((place): Mistake[] => {
    const found = fault(place);
    return found ? [{ ...found, level: 'error', file, line: place.line, column: 1 }] : [];
  });
}
