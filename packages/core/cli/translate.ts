import { readSite } from '../build/read-site.ts';
import { type Command, siteOptions } from './command.ts';
import { report } from './report.ts';

export const translate: Command = {
  summary: 'list outdated translations; record, start and adopt translations',
  takes: ['[status|mark|new|adopt]', '[language]', '[page …]'],
  options: ['format', 'report', 'strict'],
  more: `  status   list what's outdated in each language (--strict: exit with 1 if anything is)
  mark     record that a page (guide/start.md) or section (guide/start.md#keys) is up to date; without pages: all that aren't recorded yet
  new      begin the translation of a page, as a draft with its text and anchors
  adopt    record existing translations as of their last commits`,
  async run(input) {
    const { model, translations, diagnostics } = await readSite(siteOptions(input));
    if (!model) {
      report(diagnostics);
      return 1;
    }
    const { translateCommand } = await import('../translate/translate-command.ts');
    const { format, report: file, strict = false } = input.values;
    return translateCommand(input.words, [model, ...translations], { json: format === 'json', report: file, strict });
  },
};
