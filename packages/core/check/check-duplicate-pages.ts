import { defineCheck, type SiteFolder } from './define-check.ts';

/** No two files with the same address, and no address that a browser would read differently. */
export const checkDuplicatePages = defineCheck(
  {
    'address-characters': ['mistake', 'The name of a file has characters that browsers read differently in an address.'],
    'address-moved': ['mistake', 'Two files ask for one address, or the build writes a file there. The page has another address.'],
    'address-control': ['error', 'The name of a file has a control character, so no address leads to its page.'],
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
          'Rename the file, or give this page an address of its own (`slug` in its frontmatter).',
        );
      const other = seen.get(path);
      if (other !== undefined) report('address-duplicate', `${other} has the same address, ${path}.`, 'Rename or remove one of the files.');
      if (/\p{Cc}/u.test(path))
        report(
          'address-control',
          `The name of the file has a control character, so no address leads to it: ${JSON.stringify(path)}.`,
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
