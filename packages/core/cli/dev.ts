import { serveDev } from '../dev/serve-dev.ts';
import { type Command, siteOptions } from './command.ts';

export const dev: Command = {
  summary: 'serve the site and update it as you edit',
  takes: ['[folder]'],
  options: ['base', 'out', 'port'], // of a host nothing is served here
  run: (input) => serveDev({ ...siteOptions(input, input.words[0]), port: input.port }),
};
