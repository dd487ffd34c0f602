import type { ToolCommand } from '../core/plugin/tool-command.ts';

export const samples: ToolCommand = {
  summary: 'check and run the code samples on every page',
  takes: ['[folder]'],
  options: {
    fix: { text: 'write the current outputs of samples into the pages' },
    'update-env': { text: 'query the servers that samples need, and record the answers' },
  },
  async run({ words: [folder = '.'], values, open }) {
    const site = await open(folder);
    if (typeof site === 'number') return site;
    const { samplesCommand } = await import('./samples-command.ts');
    const { found, text } = await samplesCommand(site, { fix: values.fix === true, updateEnv: values['update-env'] === true });
    return site.report(found, text);
  },
};
