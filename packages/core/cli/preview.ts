import { servePreview } from '../preview/serve-preview.ts';
import { type Command, siteOptions } from './command.ts';
import { SITE_OPTIONS } from './options.ts';

export const preview: Command = {
  summary: 'serve the built site',
  takes: ['[folder]'],
  options: [...SITE_OPTIONS, 'port'],
  run: (input) => servePreview({ ...siteOptions(input, input.words[0]), port: input.port }),
};
