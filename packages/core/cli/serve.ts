import { serveDev } from '../dev/serve-dev.ts';
import { servePreview } from '../preview/serve-preview.ts';
import { type Command, siteOptions } from './command.ts';

/** Options of both commands. They don't serve files for hosts. */
const SERVER = { takes: ['[folder]'], options: ['base', 'out', 'port'] } as const;

export const dev: Command = {
  ...SERVER,
  summary: 'serve the site and update it as you edit',
  run: (input) => serveDev({ ...siteOptions(input, input.words[0]), port: input.port }),
};

export const preview: Command = {
  ...SERVER,
  summary: 'serve the built site',
  run: (input) => servePreview({ ...siteOptions(input, input.words[0]), port: input.port, loadMcp: input.loadMcp }),
};
