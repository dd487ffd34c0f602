import type { SiteModel } from '../model/site-model.ts';
import { didYouMean } from '../shared/wording.ts';
import { displayPath } from '../util/files.ts';
import { defineCheck } from './define-check.ts';

/** Reports phrasings whose address isn't in the search index: only pages of the newest version and their headings are. */
export const checkPhrasings = defineCheck(
  {
    'phrasing-heading': ['error', 'The search phrases name a heading that does not exist.'],
    'phrasing-nothing': ['error', 'The search phrases list an address without phrases.'],
    'phrasing-page': ['error', 'The search phrases name a page that does not exist.'],
  },
  ({ settings: { phrasings, phrasingsFile, root, versions }, pages }: SiteModel, reportAt) => {
    if (phrasingsFile === undefined) return;
    const current = [...pages.values()].filter((page) => page.version === versions[0]?.id);
    const headings = new Map(current.map((page) => [page.record.path, new Set(page.sections)]));
    for (const { path, anchor, phrases, line } of phrasings) {
      const report = reportAt({ file: displayPath(root, phrasingsFile), line, column: 1 });
      const anchors = headings.get(path);
      if (!anchors)
        report(
          'phrasing-page',
          `${path} is not a page that search covers.`,
          didYouMean(path, headings.keys(), 'Write the path of a page of the newest version.'),
        );
      else if (!anchors.has(anchor))
        report(
          'phrasing-heading',
          `${path} has no heading #${anchor}.`,
          didYouMean(anchor, anchors, `Use ${path} for the top of the page.`, (id) => `#${id}`),
        );
      else if (phrases.length === 0)
        report('phrasing-nothing', `${path} has no phrases.`, 'Indent at least one phrase below it, or remove it.');
    }
  },
);
