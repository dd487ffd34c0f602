import { serveDev } from '../dev/serve-dev.ts';
import { type Command, siteOptions } from './command.ts';
import { SITE_OPTIONS } from './options.ts';

export const dev: Command = {
  summary: 'serve the site and update it as you edit',
  takes: ['[folder]'],
  options: [...SITE_OPTIONS, 'port'],
  run: (input) => serveDev({ ...siteOptions(input, input.words[0]), port: input.port }),
};
