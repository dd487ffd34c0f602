import { buildSite } from '../build/build-site.ts';
import type { OutputChanges } from '../output/output-record.ts';
import { counted } from '../shared/wording.ts';
import { type Command, siteOptions } from './command.ts';
import { SITE_OPTIONS } from './read-arguments.ts';
import { report, summary } from './report.ts';

export const build: Command = {
  summary: 'build the site into dist/',
  takes: ['[folder]'],
  options: [...SITE_OPTIONS, 'previous', 'strict', 'changes', 'json'],
  more: '--json prints the list of --changes as JSON.',
  async run(input) {
    const { values, words } = input;
    const options = siteOptions(input, words[0]);
    const started = performance.now();
    const { diagnostics, written, changes, pages } = await buildSite({ ...options, strict: values.strict === true });
    report(diagnostics);
    if (!written) {
      summary(diagnostics, 'Nothing was written. The previous build is unchanged.');
      return 1;
    }
    if (values.changes && values.json) console.log(JSON.stringify(changes, null, 2));
    else if (values.changes) console.log(listChanges(changes));
    else console.log(`${counted(pages, 'page')} in ${((performance.now() - started) / 1000).toFixed(2)} s (${options.progress.summary()})`);
    return 0;
  },
};

/** A line for each file: `+` new, `~` changed, `-` removed. */
function listChanges({ added, changed, removed }: OutputChanges): string {
  const lines = [...added.map((file) => `+ ${file}`), ...changed.map((file) => `~ ${file}`), ...removed.map((file) => `- ${file}`)];
  return [...lines, `${added.length} added, ${changed.length} changed, ${removed.length} removed`].join('\n');
}
