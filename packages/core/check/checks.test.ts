import { expect, test } from 'vitest';
import { KINDS } from './checks.ts';

const rows = (weight: string) =>
  Object.entries(KINDS)
    .filter(([, [own]]) => own === weight)
    .map(([id, [, about]]) => `| \`${id}\` | ${about} |`)
    .sort();

const table = (weight: string) => ['| Kind | What it means |', '|---|---|', ...rows(weight), ''];

test('the page of mistakes lists every kind (`npx vitest run packages/core/check/checks.test.ts -u` writes it)', async () => {
  const page = [
    '# Mistakes',
    '',
    'What `docs build`, `docs dev` and `docs check` report. Each report has a kind, a place, what is wrong and what to do.',
    'The setting [`errors`](settings.md) chooses which kinds stop a build that would only warn; `--strict` makes every warning stop it.',
    '',
    '## Always stop a build',
    '',
    'With these a site would publish something false, or lose text.',
    '',
    ...table('error'),
    '## Warn, and stop a build with `errors: "all"`',
    '',
    'The page is published with all of its text.',
    '',
    ...table('mistake'),
    '## Warn',
    '',
    'These stop a build only where `errors` lists them.',
    '',
    ...table('warning'),
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/mistakes.md');
});
