import { displayPath } from '../util/files.ts';
import { defineCheck, type SiteFolder } from './define-check.ts';

/** Reports files that share an address, and addresses that browsers would change. */
export const checkDuplicatePages = defineCheck(
  {
    'address-characters': ['mistake', 'A file name contains characters that browsers encode differently.'],
    'address-moved': ['mistake', 'An address is taken by another file, so the page has a different one.'],
    'address-control': ['error', 'A file name contains a control character, so its page has no address.'],
  },
  ({ sources }: Pick<SiteFolder, 'sources'>, reportAt) => {
    const seen = new Map<string, string>();
    const owners = new Map(sources.map(({ path, relativePath }) => [path, relativePath]));
    for (const { path, relativePath, displaced } of sources) {
      const report = reportAt(relativePath);
      if (displaced !== undefined)
        report(
          'address-moved',
          owners.has(displaced)
            ? `${owners.get(displaced)} has the address ${displaced}, too. This page is at ${path}.`
            : `The build writes a file of its own at ${displaced}. This page is at ${path}.`,
          'Rename the file, or give this page another address (`slug` in its frontmatter).',
        );
      const other = seen.get(path);
      if (other !== undefined) report('address-duplicate', `${other} has the same address, ${path}.`, 'Rename or remove one of the files.');
      if (/\p{Cc}/u.test(path))
        report(
          'address-control',
          `The file name contains a control character, so the page has no address: ${JSON.stringify(path)}.`,
          'Rename the file.',
        );
      else if (/[?#%\\\s]/.test(path))
        report(
          'address-characters',
          `The address ${path} contains characters that are not allowed.`,
          'Rename the file. Use letters, digits, hyphens and dots.',
        );
      seen.set(path, relativePath);
    }
  },
);

/** A site must have pages. */
export const checkEmpty = defineCheck(
  { 'folder-empty': ['error', 'The folder has no pages.'] },
  ({ sources, settings: { root, versions } }: SiteFolder, reportAt) => {
    if (sources.length > 0) return;
    const folder = displayPath(root, versions[0]?.content ?? '');
    reportAt(folder)('folder-empty', 'The folder contains no pages.', 'Add a Markdown file. `index.md` becomes the home page.');
  },
);
