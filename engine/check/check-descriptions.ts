import type { SiteModel } from '../model/site-model.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticId } from '../shared/diagnostic-kinds.ts';

/** Titles and descriptions as search engines show them: each there, none twice in a version. */
export function checkDescriptions({ pages }: SiteModel): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  // A site without any descriptions gets one warning, not one for each page.
  const described = [...pages.values()].some(({ record }) => record.frontmatter.short_description !== undefined);
  for (const { record, version } of pages.values()) {
    const report = (id: DiagnosticId, message: string, help: string) =>
      diagnostics.push({ id, message, help, file: record.relativePath, line: 1, column: 1 });
    const { short_description: description } = record.frontmatter;
    const sameTitle = titles.get(`${version} ${record.title}`);
    if (sameTitle !== undefined)
      report('title-duplicate', `${sameTitle} has the same title, “${record.title}”.`, 'Give one of the pages a different `title`.');
    titles.set(`${version} ${record.title}`, record.path);
    if (description === undefined) {
      const help = 'Add a `description` (or `short_description`) of one sentence, 50 to 160 characters long.';
      if (described) report('description-missing', 'The page has no description.', help);
      else if (diagnostics.every((diagnostic) => diagnostic.id !== 'description-missing'))
        report('description-missing', 'No page has a description.', `${help} Search engines show it in their results.`);
      continue;
    }
    if (description.length < 50 || description.length > 160)
      report(
        'description-length',
        `The description is ${description.length} characters long.`,
        'Write 50 to 160 characters. Search engines cut off longer descriptions.',
      );
    const same = descriptions.get(`${version} ${description}`);
    if (same !== undefined) report('description-duplicate', `${same} has the same description.`, 'Describe what is specific to this page.');
    descriptions.set(`${version} ${description}`, record.path);
  }
  return diagnostics;
}
