import { expect, test } from 'vitest';
import { buildIndex } from '../index/build-index.ts';
import { findGaps, gapsText, queriesOf } from './search-gaps.ts';
import { memoryReader } from './search-index.ts';

test.each([
  ['one query per line', 'blue widgets\n\nred ones\n', ['blue widgets', 'red ones']],
  ['events', '{"what":"search-empty","path":"/docs/","query":"blue widgets"}\n{"what":"copy","path":"/docs/"}', ['blue widgets']],
  ['JSON with a query', '{"query":"blue widgets"}\n{"what":"search","query":"red ones"}', ['blue widgets']],
  ['the log of a function', '2026-11-25T10:00:00Z INFO {"event":"search-empty","query":"blue widgets"}', ['blue widgets']],
  ['an access log', '::1 - - [25/Nov/2026] "GET /docs/404.txt?search-empty=blue%20widgets HTTP/1.1" 404 10', ['blue widgets']],
  ['broken lines', '{"what":\n"GET /x?search-empty=%E0%A4%A HTTP/1.1"', ['{"what":']],
  ['nothing but private data', 'ada@example.com\n4111 1111 1111 1111\n?!', []],
  [
    'private data',
    'mail ada@example.com\nwhy is https://x.example/a?b=1 down\nkey sk_live_4eC39HqLyjWDarjtT1zdp7dc\nfrom 10.0.0.17 call 00491701234567\ncall +49 (170) 123-4567 or pay by 4111 1111 1111 1111\nerror 413 in 2.10.1, 10 of 20 runs',
    ['mail …@…', 'why is …://… down', 'key …', 'from … call …', 'call … or pay by …', 'error 413 in 2.10.1, 10 of 20 runs'],
  ],
] as const)('reads %s', (_, log, expected) => {
  expect(queriesOf(log)).toEqual(expected);
});

const section = (anchor: string, heading: string, text: string, level = 2) => ({ anchor, heading, level, text, code: [] });
const PAGES = [
  {
    path: '/stores/',
    title: 'Data stores',
    description: '',
    whole: true,
    sections: [section('', 'Data stores', 'They keep values.', 1), section('limits', 'Limits', 'At most 10,000 keys.')],
  },
  { path: '/delay/', title: 'Delays', description: '', whole: true, sections: [section('', 'Delays', 'Pause a workflow.', 1)] },
];

test('groups failed queries, names the closest section, and suggests phrasings and headings', async () => {
  const index = memoryReader(buildIndex(PAGES, { synonyms: { said: [], loose: [] }, hash: (content) => `${content.length}` }));
  const asked = ['zzyzx keysmith', 'keysmith zzyzx', 'zzyzx keysmith', 'Data stores', 'How do I qwortle?', 'how do I qwortle'];
  const gaps = await findGaps(asked, index);
  expect(gaps).toEqual([
    { query: 'zzyzx keysmith', others: ['keysmith zzyzx'], times: 3, nearest: { address: '/stores/#limits', words: ['keysmi'] } },
    { query: 'How do I qwortle?', others: ['how do I qwortle'], times: 2 },
  ]);
  const text = gapsText(gaps);
  expect(text).toContain('// 3 times, also as “keysmith zzyzx”; nearest by: keysmi\n/stores/#limits\n  zzyzx keysmith\n');
  expect(text).toContain('// 2 times, also as “how do I qwortle”; no section has anything like it. A heading for it: Qwortle\n');
});
