import { samplesCommand } from '../../samples/samples-command.ts';
import { sortDiagnostics } from '../check/format-diagnostics.ts';
import type { Command } from './command.ts';
import { report, summary } from './report.ts';

export const samples: Command = {
  summary: 'check the code samples on every page',
  takes: ['[folder]'],
  options: [],
  async run({ words: [folder = '.'], engine }) {
    const { text, diagnostics } = await samplesCommand(folder, engine);
    report(sortDiagnostics(diagnostics));
    if (text !== '') console.log(text);
    return summary(diagnostics, '');
  },
};
