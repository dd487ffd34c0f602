import { sortDiagnostics } from '../core/check/format-diagnostics.ts';
import type { Command } from '../core/cli/command.ts';
import { report, summary } from '../core/cli/report.ts';

export const samples: Command = {
  summary: 'check and run the code samples on every page',
  takes: ['[folder]'],
  options: ['fix', 'update-env'],
  async run({ words: [folder = '.'], values, engine }) {
    const { text, diagnostics } = await (await import('./samples-command.ts')).samplesCommand(folder, engine, {
      fix: values.fix === true,
      updateEnv: values['update-env'] === true,
    });
    report(sortDiagnostics(diagnostics));
    if (text !== '') console.log(text);
    return summary(diagnostics, '');
  },
};
