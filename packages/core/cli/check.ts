import { checkBundle } from '../build/bundle-site.ts';
import { readSite } from '../build/read-site.ts';
import { withLevels } from '../check/checks.ts';
import { sortDiagnostics } from '../check/format-diagnostics.ts';
import { checkSite } from '../check/run-checks.ts';
import { checkPlugins } from '../plugins/site-hooks.ts';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { counted } from '../shared/wording.ts';
import { type Command, type CommandInput, siteOptions } from './command.ts';
import { SITE_OPTIONS } from './read-arguments.ts';
import { report, summary } from './report.ts';

export const check: Command = {
  summary: 'report all errors and warnings; exit with 1 if there are errors',
  takes: ['[folder]'],
  options: [...SITE_OPTIONS, 'strict', 'format', 'agents', 'external'],
  async run(input) {
    const { values, words, engine } = input;
    if (values.agents)
      return finish(withLevels(await input.auditBuilt(values.out ?? words[0] ?? '.')), 'The site is ready for agents.', values);
    const { model, translations, plugins, diagnostics } = await readSite(siteOptions(input, words[0]));
    const ofPlugins = model ? await checkPlugins(plugins, model) : [];
    const found = model ? [...checkSite(model, translations), ...withLevels(ofPlugins, model.settings.errors)] : [];
    // The bundler would only repeat that a file of the style sheet is missing.
    const isBundled = model && !found.some(({ id }) => id === 'style-file-missing');
    const bundling = isBundled ? await checkBundle(engine, model.settings, plugins) : [];
    const stale =
      translations.length > 0 && model
        ? await (await import('../translate/compare-translations.ts')).compareTranslations([model, ...translations], { diff: true })
        : [];
    const outside = model && values.external ? await input.auditLinks({ ...model.settings, facts: model.pages }) : [];
    const all = sortDiagnostics([
      ...diagnostics,
      ...found,
      ...withLevels([...bundling, ...outside]),
      ...withLevels(stale, model?.settings.errors),
    ]);
    return finish(all, `${counted(model?.pages.size ?? 0, 'page')}, no errors or warnings.`, values);
  },
};

/** Prints diagnostics, or `fine` if there are none, and returns the exit code. */
function finish(all: ReportedDiagnostic[], fine: string, { format, strict }: CommandInput['values']): number {
  if (format === 'json') console.log(JSON.stringify(all, null, 2));
  else {
    report(all);
    summary(all, all.length > 0 ? '' : fine);
  }
  return all.some((diagnostic) => strict || diagnostic.level === 'error') ? 1 : 0;
}
