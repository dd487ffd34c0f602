import { type Option, option } from '../core/plugin/option.ts';
import type { RunSettings, ServiceSettings } from './run/settings.ts';

const text = option.text();
/** Also an empty one, such as a variable that is set to nothing. */
const anyText = option.text({ pattern: /^/ });
const count = option.number({ fallback: 0 });
const texts = (about: string) => option.record(text, { about, fallback: {} });

const service: Option<ServiceSettings> = option.object({
  url: option.optional(
    option.text({
      about: 'Address of the server that samples call.',
      pattern: /^https?:\/\/[^/\s]+/,
      help: 'Write an address such as "https://api.example.com".',
    }),
  ),
  answers: option.optional(option.text({ about: 'JSON file of recorded answers, which `docs samples --update-env` writes.' })),
  openapi: option.optional(option.text({ about: 'OpenAPI description whose examples answer what is not recorded.' })),
  headers: option.optional(
    option.record(text, { about: 'Headers for recording. `$NAME` is read from your environment and never stored.' }),
  ),
  env: option.optional(option.list(text, { about: 'Variables of a service that runs beside the tests.' })),
});

/** Options for running samples. */
export const runOptions: Option<RunSettings> = option.object({
  run: option.record(option.choice(['each', 'page']), {
    about: 'Languages whose samples run without a word after the fence: each by itself, or all of a page together.',
    fallback: {},
  }),
  mask: option.list(text, { about: 'Regular expressions for values that change with every run.', fallback: [] }),
  env: option.record(anyText, { about: 'Environment of samples that run.', fallback: {} }),
  services: option.record(service, { about: 'Servers that samples call.', fallback: {} }),
  limits: option.optional(
    option.object({
      seconds: option.optional(option.number({ about: 'Seconds until a sample has to end; compilers get six times as long.' })),
      memory: option.optional(option.number({ about: 'Memory of all processes of a sample, in MB.' })),
      disk: option.optional(option.number({ about: 'What a sample writes, in MB.' })),
      output: option.optional(option.number({ about: 'What a sample prints, in kB.' })),
      processes: option.optional(option.number({ about: 'Processes at the same time.' })),
    }),
  ),
  files: option.record(option.record(text), { about: 'Language, name and file of the site that lies beside its samples.', fallback: {} }),
  setUp: texts('Language and file whose code runs before each of its samples.'),
  inputs: option.list(text, { about: 'Files and folders that samples call: they run again when these change.', fallback: [] }),
  languages: option.list(text, { about: 'Modules of further languages.', fallback: [] }),
  cases: option.optional(
    option.text({ about: 'Module that runs samples inside of a stand-in for your product, and says what has to come of them.' }),
  ),
  badge: option.optional(
    option.text({
      pattern: /^/,
      about: 'What pages say whose samples all ran; `{tools}` are the tools, with their versions. Empty for nothing.',
    }),
  ),
  declarations: option.optional(
    option.text({ about: 'File of TypeScript declarations that modules with a default export are checked against.' }),
  ),
  define: option.text({
    about: 'Function in the declarations that wraps an object which a sample exports by default.',
    fallback: 'define',
  }),
  floors: option.object(
    { parsed: count, typed: count, run: count },
    { about: 'Minimum number of samples that must pass each check.', fallback: { parsed: 0, typed: 0, run: 0 } },
  ),
  runs: option.list(
    option.object({ page: text, language: option.optional(text), title: option.optional(text), has: option.optional(text) }),
    {
      about: 'Samples that tests of your own run.',
      fallback: [],
    },
  ),
  report: option.optional(option.text({ about: 'File for the report of the last run.' })),
});
