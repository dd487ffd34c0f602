import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex, IndexBuilder, withTexts } from '../index/build-index.ts';
import { indexPage } from '../index/index-page.ts';
import type { SearchPage, SearchSection } from '../index/page-terms.ts';
import { phrasingTerms } from '../index/phrasing-terms.ts';
import { nextQueries } from './next-queries.ts';
import { memoryReader, resultAddress, searchIndex } from './search-index.ts';

const hash = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);
const section = (heading: string, text: string, code: string[] = [], level = 2): SearchSection => ({
  anchor: level === 1 ? '' : heading.toLowerCase().replace(/\W+/g, '-'),
  heading,
  level,
  text,
  code,
});
const page = (path: string, title: string, ...sections: SearchSection[]): SearchPage => ({
  path,
  title,
  description: '',
  whole: true,
  sections: [section(title, `About ${title}.`, [], 1), ...sections],
});

const PAGES = [
  page(
    '/triggers/',
    'Triggers',
    section('Schedule', 'Runs at set times, by the minute or by the day.'),
    section('413 Payload Too Large', 'The body of the request was over 512KB. Send it with x-pd-upload-body.', ['x-pd-upload-body']),
  ),
  page('/delay/', 'Delays', section('Pause', 'Call $.flow.delay(ms) in a step to pause the workflow.', ['$.flow.delay(ms)'])),
  page('/stores/', 'Data stores', section('Keys', 'A data store keeps values under keys.'), section('Limits', 'At most 10,000 keys.')),
  page('/cli/', 'Command line', section('pd deploy', 'Deploys a source.', ['pd deploy'])),
  page(
    '/reference/',
    'Reference',
    { ...section('Flags', 'Of all commands: --name gives a name, --db names a store.', ['--name', '--db']), named: ['--name', '--db'] },
    section('Create a source', 'POST /sources makes a source from code.'),
    section('Update a source', 'PUT /sources/{id} updates the sources. Post code to these sources.'),
    section('Name', 'A name, the name and names. Every db has a name.'),
    section('db', 'Give the db a name, and the other db another name.'),
    {
      ...section('Fields', 'Each has a word: retryCount, and how often it may retry.', ['retryCount']),
      named: ['retryCount'],
    },
    {
      ...section('Troubles', 'What is reported: Frozen pipes burst, and what to do.', ['Frozen pipes burst']),
      named: ['Frozen pipes burst'],
    },
    section('Burst pipes', 'Pipes burst. A burst of a pipe.'),
    section('Using them', 'Set retryCount to 3. A retryCount counts: retryCount.', ['other', 'retryCount']),
  ),
  page(
    '/doors/',
    'Doors',
    section('Gate', 'A gate is a gate. Rows of gates have a size, and each of the rows has a size.'),
    section('Calls', 'Use it so.', ['gate.run']),
    { ...section('Answer', 'What comes back.', ['rows[].size']), named: ['rows[].size'] },
    section('Opening of all by gate raise', 'One call is gate.raise.'),
    section('Use', 'Then gate.raise is called: gate.raise, gate.raise.', ['gate.raise']),
  ),
  page('/japanese/', '東京の天気', section('天気予報', 'ワークフローは毎朝、天気予報を取得します。')),
  page('/accents/', 'Zoë’s café', section('Menu', 'Crème brûlée')),
];
const built = buildIndex(PAGES, {
  synonyms: {
    said: [
      ['cron', 'schedule'],
      ['kv', 'data store'],
    ],
    loose: ['pause, halt'],
  },
  hash,
});
const ask = async (query: string) =>
  (await searchIndex(query, memoryReader(built))).results.map(({ path, anchor }) => (anchor === '' ? path : `${path}#${anchor}`));

const FIRST: [query: string, first: string][] = [
  ['Triggers', '/triggers/'],
  ['trigers', '/triggers/'],
  ['trigg', '/triggers/'],
  ['schedules', '/triggers/#schedule'],
  ['cron', '/triggers/#schedule'],
  ['kv', '/stores/'],
  ['halt', '/delay/#pause'],
  ['datastore', '/stores/'],
  ['data store', '/stores/'],
  ['$.flow.delay', '/delay/#pause'],
  ['flow.del', '/delay/#pause'],
  ['x-pd-upload-body', '/triggers/#413-payload-too-large'],
  ['413', '/triggers/#413-payload-too-large'],
  ['512 kb', '/triggers/#413-payload-too-large'],
  ['10000', '/stores/#limits'],
  ['10,000 keys', '/stores/#limits'],
  ['pd deploy', '/cli/#pd-deploy'],
  ['deploy()', '/cli/#pd-deploy'],
  ['--name', '/reference/#flags'],
  ['--db store', '/reference/#flags'],
  ['POST /sources', '/reference/#create-a-source'],
  ['put https://api.example.com/v1/sources/dc_123', '/reference/#update-a-source'],
  ['retryCount', '/reference/#fields'],
  ['frozen pipes burst', '/reference/#troubles'],
  ['this.flow.delay', '/delay/#pause'],
  ['rows[].size', '/doors/#answer'],
  ['gate.raise', '/doors/#opening-of-all-by-gate-raise'],
  ['"retryCount"', '/reference/#fields'],
  ['retryCount is counted', '/reference/#fields'],
  ['what is retryCount for', '/reference/#fields'],
  ['gate?.raise', '/doors/#opening-of-all-by-gate-raise'],
  ['https://api.example.com/v1/sources', '/reference/#create-a-source'],
  ['PUT /sources/dc_123?limit=10', '/reference/#update-a-source'],
  ['burst pipes documentation', '/reference/#burst-pipes'],
  ['burstpipes', '/reference/#burst-pipes'],
  ['how do I deploy a source', '/cli/#pd-deploy'],
  ['天気', '/japanese/'],
  ['毎朝', '/japanese/#天気予報'],
  ['cafe', '/accents/'],
  ['creme brulee', '/accents/#menu'],
];

describe('search', () => {
  test.each(FIRST)('%s', async (query, first) => {
    const results = await ask(query);
    if (first.includes('天気予報')) expect(results[0]).toMatch(/^\/japanese\/#/);
    else expect(results[0]).toBe(first);
  });

  test.each(['', ' ', 'qqqqzzzz', '!!!', '$', '.'])('“%s” finds nothing and does not fail', async (query) => {
    expect(await ask(query)).toEqual([]);
  });

  test('any text gives results deterministically', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (query) => {
        expect(await ask(query)).toEqual(await ask(query));
      }),
      { numRuns: 60 },
    );
  });

  test('a misspelt word is reported', async () => {
    const { plan } = await searchIndex('shcedule a day', memoryReader(built));
    expect(plan.corrections.get('shcedule')).toBe('schedule');
  });

  test('predicted queries continue with words of the site', async () => {
    const index = memoryReader(built);
    expect(await nextQueries('the ga', index, 9)).toEqual([]); // uses only files already read
    await searchIndex('the ga', index);
    expect(await nextQueries('the ga', index, 9)).toEqual(['the gat']);
    await searchIndex('gate', index);
    expect((await nextQueries('gate', index, 9)).sort()).toEqual(['gate ', 'gates']);
    expect(await nextQueries('gate', index, 1)).toEqual(['gate ']);
    expect(await nextQueries('gate.', index, 9)).toEqual([]);
  });

  test('an empty query, or a completed word, continues with first letters of words', async () => {
    const index = memoryReader(built);
    expect(await nextQueries('', index, 9)).toEqual([]); // uses only files already read
    await index.warmRest(() => false);
    const first = await nextQueries('', index, 9);
    expect(first).toHaveLength(9);
    expect(first).toContain('t');
    expect(await nextQueries('gate ', index, 9)).toEqual(first.map((letter) => `gate ${letter}`));
  });

  test('predictions cover all words with the prefix, not only those in the results', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const words = letters.flatMap((letter) => Array.from({ length: 60 }, (_, n) => `c${letter}${letter}${n}`));
    const index = memoryReader(
      buildIndex([page('/c/', 'Words', section('All', words.join(' ')))], { synonyms: { said: [], loose: [] }, hash }),
    );
    expect(index.root.shards.length).toBeGreaterThan(6);
    await index.warmRest(() => false);
    expect((await nextQueries('c', index, 30)).sort()).toEqual(letters.map((letter) => `c${letter}`));
  });

  test('a reworded heading is found by the words in its anchor', async () => {
    const changed = { ...section('Choose a release', 'Write its number after the name.'), anchor: 'pinning-a-package' };
    const index = buildIndex(
      [page('/code/', 'Code', changed), page('/tools/', 'Tools', section('Use one', 'Pinning a package is for later.'))],
      { synonyms: { said: [], loose: [] }, hash },
    );
    const { results } = await searchIndex('pinning a package', memoryReader(index));
    expect(results[0]?.anchor).toBe('pinning-a-package');
  });

  test('equal pages give equal files', () => {
    expect(buildIndex(PAGES, { synonyms: { said: [], loose: [] }, hash })).toEqual(
      buildIndex(structuredClone(PAGES), { synonyms: { said: [], loose: [] }, hash }),
    );
  });

  test('a query reads only the chunks with its words', async () => {
    const many = Array.from({ length: 400 }, (_, i) =>
      page(`/p${i}/`, `Page ${i}`, section(`Part ${i}`, Array.from({ length: 80 }, (_, j) => `word${(i * 80 + j) % 9000}`).join(' '))),
    );
    const large = buildIndex([...many, ...PAGES], { synonyms: { said: [], loose: [] }, hash });
    const read: string[] = [];
    const { results } = await searchIndex(
      'flow.delay',
      memoryReader(large, (file) => read.push(file)),
    );
    expect(results[0]?.path).toBe('/delay/');
    expect(read.filter((file) => file.startsWith('terms.')).length).toBeLessThan(4);
    expect([...large.files.keys()].filter((file) => file.startsWith('terms.')).length).toBeGreaterThan(10);
  });

  test('synonyms are read as long as a first query stays small', async () => {
    const word = (number: number) =>
      hash(`${number}`)
        .replace(/[^a-zA-Z]/g, 'x')
        .toLowerCase();
    const many = Array.from({ length: 400 }, (_, i) =>
      page(`/p${i}/`, `Page ${i}`, section(`Part ${i}`, Array.from({ length: 80 }, (_, j) => word((i * 80 + j) % 20_000)).join(' '))),
    );
    const meant = Array.from({ length: 60 }, (_, i) => word(i * 300));
    const large = buildIndex(many, { synonyms: { said: [['anything', ...meant]], loose: [] }, hash });
    let bytes = 0;
    const index = memoryReader(large, (file) => {
      // Compressed, they're about half as long.
      if (file.startsWith('terms.')) bytes += (large.files.get(file) ?? '').length / 2;
    });
    expect((await searchIndex('anything', index)).results.length).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(45_000);
  });

  test('an edited page changes its own text and the chunks with changed words', () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      page(`/p${i}/`, `Page ${i}`, section(`Part ${i}`, Array.from({ length: 60 }, (_, j) => `word${(i * 37 + j * 11) % 5000}`).join(' '))),
    );
    const before = buildIndex(many, { synonyms: { said: [], loose: [] }, hash });
    const edited = many.map((entry, i) =>
      i === 100 ? page('/p100/', 'Page 100', section('Part 100', `${entry.sections[1]?.text} zebra`)) : entry,
    );
    const after = buildIndex(edited, { synonyms: { said: [], loose: [] }, hash });
    const fresh = [...after.files.keys()].filter((file) => !before.files.has(file));
    const kinds = fresh.map((file) => file.split('.')[0]).sort();
    expect(kinds).toEqual(['pages', 'terms', 'text', 'words']);
  });

  test('a section is found by any of its phrasings, and best by a complete one', async () => {
    const pages = [
      page('/fees/', 'Fees', section('Ending', 'At the end of the month.')),
      page('/money/', 'Money', section('Back', 'We send it.')),
    ].map((source) => indexPage(source, hash));
    const join = new IndexBuilder();
    const phrases = [
      ['cancel my subscription', 'one at a time', 'leave', 'lost the receipt'],
      ['my money', 'another time', 'receipt by mail', 'an old receipt', 'who sends a receipt'],
    ];
    for (const [n, parts] of pages.entries())
      for (const part of parts.pages) join.add({ ...part, terms: `${part.terms}\n${phrasingTerms(new Map([[1, phrases[n] ?? []]]))}` });
    const files = join.files({ synonyms: { said: [], loose: [] }, hash });
    const index = memoryReader(
      withTexts(
        files,
        pages.flatMap(({ texts }) => texts),
      ),
    );
    const first = async (query: string) => (await searchIndex(query, index)).results[0];
    expect(await first('how do I cancel a subscription')).toMatchObject({ path: '/fees/', anchor: 'ending' });
    expect(await first('one at a time')).toMatchObject({ path: '/fees/', anchor: 'ending' });
    expect(await first('another time')).toMatchObject({ path: '/money/', anchor: 'back' });
    // More phrasings of that section contain the word.
    expect(await first('a torn receipt')).toMatchObject({ path: '/money/', anchor: 'back' });
  });

  test('a message leads to the section that shows it, not to one with scattered words', async () => {
    const shown = section(
      'Errors',
      'Some rows. The feed at that address holds no items yet. Wait for one, then look again at what it has.',
      ['The feed at that address holds no items yet'],
    );
    const words = section(
      'Reading',
      'Items of a feed: its address holds items. Feed items, feed address; no feed holds items of no address.',
      ['items', 'feed', 'address'],
    );
    const pages = [page('/feeds/', 'Reader', words), page('/trouble/', 'Help', shown)];
    const index = memoryReader(buildIndex(pages, { synonyms: { said: [], loose: [] }, hash }));
    const [first, second] = (await searchIndex('feed at address holds no items', index)).results;
    expect(first).toMatchObject({ path: '/trouble/', heading: 'Errors' });
    // The phrasing has to match as a whole.
    expect(first?.hit.phrasings).toBeGreaterThan(0);
    expect(second?.hit.phrasings).toBe(0);
  });

  test('a code name leads to its definition, not to the section that uses it most', async () => {
    const used = section('Sample', 'Call other, then this.store.keep, and this.store.keep again.', ['other', 'this.store.keep']);
    const defined = section(
      'Values',
      'this.store.keep holds a value for later runs, and much else is said here of what is held, and for whom.',
      ['this.store.keep'],
    );
    const pages = [
      page('/example/', 'Example', used),
      page('/reference/', 'Reference', section('Other things', 'Words about something else.'), defined),
    ];
    const { results } = await searchIndex('this.store.keep', memoryReader(buildIndex(pages, { synonyms: { said: [], loose: [] }, hash })));
    expect(results[0]).toMatchObject({ path: '/reference/', heading: 'Values' });
  });
});

test('words in brackets do not count as extra words of a heading', async () => {
  const pages = [
    page('/sidebar/', 'Sidebar', section('Routing', 'Routing of labels: routing.'), section('Labels', 'Routing has labels.')),
    page('/routing/', 'Routing (files and folders)', section('Files', 'Each has an address.')),
  ];
  const { results } = await searchIndex('routing', memoryReader(buildIndex(pages, { synonyms: { said: [], loose: [] }, hash })));
  expect(results[0]?.path).toBe('/routing/');
});

test('a name whose last word is a common one leads to its page', async () => {
  const commands = ['boat list', 'boat why', 'boat with'].map((name, at) =>
    page(`/${at}/`, name, section('--json', `Prints JSON.${' Boats as JSON.'.repeat(2 - at)}`, ['--json'])),
  );
  const index = memoryReader(buildIndex(commands, { synonyms: { said: [], loose: [] }, hash }));
  for (const [at, name] of ['boat list', 'boat why', 'boat with'].entries())
    expect((await searchIndex(`${name} --json`, index)).results[0]?.path).toBe(`/${at}/`);
});

test.each<[string, SearchSection, string[]]>([
  ['better', section('Paint hulls', 'Paint.'), ['/boats/#paint-a-hull', '/ships/#paint-hulls']],
  ['worse', section('Wood', 'Some hulls.'), ['/boats/#paint-a-hull', '/boats/#dry-a-hull', '/ships/#wood']],
])('a second section of a page stands with it unless that of the next page is %s', async (_, next, expected) => {
  const boats = page('/boats/', 'Boats', section('Paint a hull', 'Paint it.'), section('Dry a hull', 'Paint it, paint.'));
  const index = memoryReader(buildIndex([boats, page('/ships/', 'Ships', next)], { synonyms: { said: [], loose: [] }, hash }));
  const { results } = await searchIndex('paint hull', index);
  expect(results.slice(0, 3).map(resultAddress)).toEqual(expected);
});
