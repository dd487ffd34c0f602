import { expect, test } from 'vitest';
import { parseConfig } from './parse-config.ts';

test.each([
  ['No results for', 'Keine Treffer für', 'No results for {query}.', 'Keine Treffer für {query}.'],
  [
    'has no page of this subject; the nearest is',
    'hat keine; nah ist',
    '{version} has no page of this subject; the nearest is {page}',
    '{version} hat keine; nah ist {page}',
  ],
  ['Show', 'Zeige', 'Show {name}', 'Zeige {name}'],
])('“%s” is read under its current name, and reported', async (former, text, now, expected) => {
  const source = `export default { words: { '${former}': '${text}' } };`;
  const words = { [former]: text, Copy: 'Kopieren' };
  const { config, notices } = await parseConfig({ words, locales: { root: {}, de: { words } } }, {}, [
    { file: 'docs.config.ts', text: source },
  ]);
  expect(config?.words).toEqual({ [now]: expected, Copy: 'Kopieren' });
  expect(config?.locales?.de?.words).toEqual({ [now]: expected, Copy: 'Kopieren' });
  expect(notices).toHaveLength(2);
  expect(notices?.[0]).toMatchObject({ id: 'setting-moved', column: source.indexOf(former) + 1, help: expect.stringContaining(expected) });
});
