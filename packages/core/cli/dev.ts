import { serveDev } from '../dev/serve-dev.ts';
import { type Command, siteOptions } from './command.ts';

export const dev: Command = {
  summary: 'serve the site and update it as you edit',
  takes: ['[folder]'],
  options: ['base', 'out', 'port'], // files of hosts are not served here
  run: (input) => serveDev({ ...siteOptions(input, input.words[0]), port: input.port }),
};
