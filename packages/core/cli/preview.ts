import { servePreview } from '../preview/serve-preview.ts';
import { type Command, siteOptions } from './command.ts';

export const preview: Command = {
  summary: 'serve the built site',
  takes: ['[folder]'],
  options: ['base', 'out', 'port'], // files of hosts are not served here
  run: (input) => servePreview({ ...siteOptions(input, input.words[0]), port: input.port, loadMcp: input.loadMcp }),
};
