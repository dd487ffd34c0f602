import type { SiteModel } from '../build/site-model.ts';
import type { Mistake } from '../shared/mistake.ts';

/** Titles and descriptions as search engines show them: each there, none twice in a version. */
export function checkDescriptions({ pages }: SiteModel): Mistake[] {
  const mistakes: Mistake[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  // A folder of notes that knows nothing of descriptions hears of them once, not on every page.
  const described = [...pages.values()].some(({ record }) => record.frontmatter.short_description !== undefined);
  for (const { record, version } of pages.values()) {
    const tell = (id: string, message: string, help: string) =>
      mistakes.push({ id, level: 'warning', message, help, file: record.relativePath, line: 1, column: 1 });
    const { short_description: description } = record.frontmatter;
    const sameTitle = titles.get(`${version} ${record.title}`);
    if (sameTitle !== undefined)
      tell('title-duplicate', `The title “${record.title}” is also that of ${sameTitle}.`, 'Give one of them another `title`.');
    titles.set(`${version} ${record.title}`, record.path);
    if (description === undefined) {
      const help = 'Write one sentence of 50 to 160 characters as `short_description`.';
      if (described) tell('description-missing', 'The page has no description.', help);
      else if (mistakes.every((mistake) => mistake.id !== 'description-missing'))
        tell('description-missing', 'No page has a description.', `${help} Search engines show it.`);
      continue;
    }
    if (description.length < 50 || description.length > 160)
      tell(
        'description-length',
        `The description has ${description.length} characters.`,
        'Write 50 to 160: search engines cut longer ones.',
      );
    const same = descriptions.get(`${version} ${description}`);
    if (same !== undefined)
      tell('description-duplicate', `The description is also that of ${same}.`, 'Say what this page has and the other has not.');
    descriptions.set(`${version} ${description}`, record.path);
  }
  return mistakes;
}
