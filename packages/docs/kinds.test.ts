import { expect, test } from 'vitest';
import { KINDS } from '../core/check/checks.ts';
import { PLUGIN_KINDS } from './built-ins.ts';

const rows = (weight: string) =>
  Object.entries({ ...KINDS, ...PLUGIN_KINDS })
    .filter(([, [own]]) => own === weight)
    .map(([id, [, about]]) => `| \`${id}\` | ${about} |`)
    .sort();

const table = (weight: string) => ['| Kind | What it means |', '|---|---|', ...rows(weight), ''];

test('the page of diagnostics lists every kind (`npx vitest run packages/docs/kinds.test.ts -u` updates it)', async () => {
  const page = [
    '# Errors and warnings',
    '',
    'These are the diagnostics that `docs build`, `docs dev` and `docs check` report. Each has a kind, a location, a message and a fix.',
    'The setting [`errors`](settings.md) turns chosen kinds of warnings into errors; `--strict` does so for all warnings.',
    '',
    '## Always stop a build',
    '',
    'The site would otherwise publish something false or lose text.',
    '',
    ...table('error'),
    '## Warn, and stop a build with `errors: "all"`',
    '',
    'The page is published with all its text.',
    '',
    ...table('mistake'),
    '## Warn',
    '',
    'These stop a build only if `errors` lists them.',
    '',
    ...table('warning'),
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/mistakes.md');
});
