import { displayPath } from '../util/files.ts';
import { defineCheck, type SiteFolder } from './define-check.ts';

/** A site must have pages. */
export const checkEmpty = defineCheck(
  { 'folder-empty': ['error', 'The folder has no pages.'] },
  ({ sources, settings: { root, versions } }: SiteFolder, reportAt) => {
    if (sources.length > 0) return;
    const folder = displayPath(root, versions[0]?.content ?? '');
    reportAt(folder)('folder-empty', 'The folder contains no pages.', 'Add a Markdown file. `index.md` becomes the home page.');
  },
);
