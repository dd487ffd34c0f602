import { expect, test } from 'vitest';
import { closedPort, serve } from '../../../tools/failing-server.ts';
import { checkExternal } from './check-external.ts';
import { type ExternalRecord, externalLinks, parseLinkRecord, printLinkRecord } from './external-links.ts';

const PLACE = { file: 'a.md', line: 3, column: 5 };

function check(addresses: string[], before: ExternalRecord, today: string) {
  return checkExternal(new Map(addresses.map((address) => [address, [PLACE]])), before, { today, timeout: 400 });
}

test.each([
  ['/fine', undefined],
  ['/endless', undefined],
  ['/sometimes', undefined],
  ['/gone', '410'],
  ['/missing', '404'],
  ['/broken', '500'],
  ['/down', '503'],
  ['/moved-away', '410'],
  ['/circle', 'redirects in a circle'],
  ['/deeper', 'more than 10 redirects'],
  ['/nowhere', '302 without a valid target'],
  ['/script', '302 to javascript:1'],
  ['/silent', 'no response in time'],
  ['/hangs-up', 'UND_ERR_SOCKET|ECONNRESET'],
  ['/babble', 'HPE_\\w+'],
])('a server that responds with %s: failed with %s', async (path, why) => {
  const { at } = await serve();
  const { record } = await check([at(path), at('/fine')], {}, '2026-11-24');
  const known = record[at(path)];
  expect(known?.failed).toEqual(why === undefined ? undefined : ['2026-11-24']);
  expect(known?.why ?? '').toMatch(new RegExp(`^(${why ?? ''})$`));
});

test.each(['a closed port', 'http://no-such-host.invalid/'])('no server at %s', async (where) => {
  const { at } = await serve();
  const address = where.startsWith('http') ? where : `http://127.0.0.1:${await closedPort()}/`;
  const { record } = await check([address, at('/fine')], {}, '2026-11-24');
  expect(record[address]).toMatchObject({ failed: ['2026-11-24'], why: expect.stringMatching(/^E[A-Z_]+$/) });
});

test('a server without TLS', async () => {
  const { at } = await serve();
  const secure = at('/fine').replace('http:', 'https:');
  const { record } = await check([secure, at('/fine')], {}, '2026-11-24');
  expect(record[secure]?.why).toMatch(/SSL|TLS|EPROTO/);
});

test('a link is broken after failing on three days, until it works again', async () => {
  const { at } = await serve();
  const [gone, fine] = [at('/gone'), at('/fine')];
  let record: ExternalRecord = {};
  const reports: string[][] = [];
  for (const today of ['2026-11-20', '2026-11-20', '2026-11-21', '2026-11-24']) {
    const found = await check([gone, fine], record, today);
    record = found.record;
    reports.push(found.diagnostics.map(({ message }) => message));
  }
  expect(reports).toEqual([[], [], [], [`${gone} failed on 3 days, since 2026-11-20 (410).`]]);

  const before: ExternalRecord = { [fine]: { checked: '2026-11-24', failed: ['2026-11-20', '2026-11-21', '2026-11-24'], why: '500' } };
  const mended = await check([fine], before, '2026-11-24');
  expect(mended.diagnostics).toEqual([]);
  expect(mended.record).toEqual({ [fine]: { checked: '2026-11-24', etag: '"1"' } });
});

test('the new address of a permanent redirect is suggested', async () => {
  const { at } = await serve();
  const { diagnostics } = await check([at('/moved')], {}, '2026-11-24');
  expect(diagnostics).toEqual([
    {
      id: 'external-moved',
      message: `${at('/moved')} has moved.`,
      help: `Link to ${at('/sometimes')}, if that is the same page.`,
      ...PLACE,
    },
  ]);
});

test.each(['/refused', '/too-many', '/busy'])('%s is inconclusive: the record of the link is kept', async (path) => {
  const { at } = await serve();
  const before = { [at(path)]: { checked: '2026-11-23', failed: ['2026-11-23'], why: '500' } };
  const { record, unclear } = await check([at(path)], before, '2026-11-24');
  expect(unclear).toBe(1);
  expect(record[at(path)]).toEqual({ ...before[at(path)], checked: '2026-11-24' });
});

test('a page is checked for changes once a day', async () => {
  const { at, asked } = await serve();
  const pages = [at('/same'), at('/dated')];
  const first = await check(pages, {}, '2026-11-23');
  const second = await check(pages, first.record, '2026-11-24');
  expect(asked.slice(2).map(({ headers }) => headers['if-none-match'] ?? headers['if-modified-since'])).toEqual([
    '"1"',
    'Tue, 24 Nov 2026 12:00:00 GMT',
  ]);
  expect(second.record[at('/same')]).toEqual({ checked: '2026-11-24', etag: '"1"' });
  expect((await check(pages, second.record, '2026-11-24')).asked).toBe(0);
  expect(asked).toHaveLength(4);
});

test('a host gets one request at a time, even through redirects from other hosts', async () => {
  const local = await serve();
  const other = await serve();
  const over = encodeURIComponent(local.at('/slow'));
  const addresses = Array.from({ length: 10 }, (_, at) => [local.at(`/slow/${at}`), other.at(`/over/${at}?to=${over}`)]).flat();
  await check(addresses, {}, '2026-11-24');
  expect([local.asked.length, other.asked.length]).toEqual([20, 10]);
  expect([local.most(), other.most()]).toEqual([1, 1]);
});

test('if no server responds at all, the record is unchanged', async () => {
  const address = `http://127.0.0.1:${await closedPort()}/`;
  const before = { [address]: { checked: '2026-11-20', failed: ['2026-11-19', '2026-11-20'], why: 'ECONNREFUSED' } };
  const { record, offline, diagnostics } = await check([address], before, '2026-11-24');
  expect([record, offline, diagnostics]).toEqual([before, true, []]);
});

test('links are collected once each, without fragments and unreachable hosts', () => {
  const link = (href: string) => ({ href, line: 1, column: 1 });
  const page = {
    record: { relativePath: 'a.md' },
    links: [
      'https://a.dev/x#1',
      'https://a.dev/x#2',
      '//b.dev',
      'http://localhost:3000',
      'https://api.example.com/',
      '/own/',
      'mailto:a@b.dev',
    ]
      .concat('https://my.site/docs/', 'https://[')
      .map(link),
  };
  const found = externalLinks([page], 'https://my.site');
  expect([...found].map(([address, places]) => [address, places.length])).toEqual([
    ['https://a.dev/x', 2],
    ['https://b.dev/', 1],
  ]);
});

test('a record has one line per address, and only valid records are read', () => {
  const record: ExternalRecord = { 'https://b.dev/': { checked: '2026-11-24' }, 'https://a.dev/': { checked: '2026-11-24', failed: [] } };
  const text = printLinkRecord(record);
  expect(text.split('\n')).toHaveLength(5);
  expect(parseLinkRecord(text)).toEqual(record);
  for (const wrong of ['', '[1]', '{"https://a.dev/": {"checked": "yesterday"}}', '<<<<<<< HEAD'])
    expect(parseLinkRecord(wrong)).toBeUndefined();
});
