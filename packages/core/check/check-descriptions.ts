import type { SiteModel } from '../model/site-model.ts';
import { defineCheck } from './define-check.ts';

const HELP = 'Add a `description` (or `short_description`) of one sentence, 50 to 160 characters long.';

/** Search engines show titles and descriptions: every page needs both, and they must be unique within a version. */
export const checkDescriptions = defineCheck(
  {
    'description-duplicate': ['warning', 'Two pages have the same description.'],
    'description-length': ['warning', 'A description is too short or too long for search engines.'],
    'description-missing': ['warning', 'A page has no description.'],
    'title-duplicate': ['warning', 'Two pages of a version have the same title.'],
  },
  ({ pages }: SiteModel, reportAt) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const all = [...pages.values()];
    const described = all.some(({ record }) => record.frontmatter.short_description !== undefined);
    // A site without any descriptions gets one warning, not one for each page.
    if (!described && all[0])
      reportAt(all[0].record.relativePath)(
        'description-missing',
        'No page has a description.',
        `${HELP} Search engines show it in their results.`,
      );
    for (const { record, version } of all) {
      const report = reportAt(record.relativePath);
      const { short_description: description } = record.frontmatter;
      const sameTitle = titles.get(`${version} ${record.title}`);
      // The titles of generated pages come from the plugin's data.
      if (sameTitle !== undefined && record.place === undefined)
        report('title-duplicate', `${sameTitle} has the same title, “${record.title}”.`, 'Give one of the pages a different `title`.');
      titles.set(`${version} ${record.title}`, record.path);
      if (description === undefined) {
        if (described) report('description-missing', 'The page has no description.', HELP);
        continue;
      }
      if (description.length < 50 || description.length > 160)
        report(
          'description-length',
          `The description is ${description.length} characters long.`,
          'Write 50 to 160 characters. Search engines cut off longer descriptions.',
        );
      const same = descriptions.get(`${version} ${description}`);
      if (same !== undefined)
        report('description-duplicate', `${same} has the same description.`, 'Describe what is specific to this page.');
      descriptions.set(`${version} ${description}`, record.path);
    }
  },
);
