import { afterAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../tools/test-programs.js';
import { buildFixture } from '../browser/build-fixture.ts';
import { type Ask, askAt } from './ask.ts';
import { cloudflarePages, cloudfront, netlify, vercel } from './evaluators.ts';
import { type RunningServer, type StartServer, startApache, startCaddy, startNginx } from './servers.ts';

const site = buildFixture('languages');

const running: RunningServer[] = [];
afterAll(() => Promise.all(running.map((server) => server.stop())));

const served = (program: string, start: StartServer) => async (): Promise<Ask | undefined> => {
  if (findProgram(program) === undefined) return undefined;
  const server = await start(site);
  running.push(server);
  return askAt(server.origin);
};

/** `headers: false`: the evaluator doesn't support headers. `one`: the host has a single not-found page. */
describe.each<{ host: string; open: () => Promise<Ask | undefined>; headers?: false; one?: true }>([
  { host: 'nginx', open: served('nginx', startNginx) },
  { host: 'Caddy', open: served('caddy', startCaddy) },
  { host: 'Apache', open: served('apache2', startApache) },
  { host: 'Netlify', open: async () => netlify(site), headers: false },
  { host: 'Cloudflare Pages', open: async () => cloudflarePages(site) },
  { host: 'Vercel', open: async () => vercel(site) },
  { host: 'CloudFront', open: async () => cloudfront(site), one: true },
])('$host', ({ open, headers, one }) => {
  test('sends the language of a page, and a not-found page in each language', async ({ skip }) => {
    const ask = await open();
    if (!ask) return skip('It is not installed.');
    const language = async (path: string) => (await ask(path)).headers['content-language'];
    if (headers !== false) {
      expect(await language('/de/guide/start/')).toBe('de');
      expect(await language('/ar/')).toBe('ar');
      expect(await language('/guide/start/')).toBe('en');
    }
    for (const [path, words] of [
      ['/nothing/', 'Page not found'],
      ['/de/nothing/', one ? 'Page not found' : 'Seite nicht gefunden'],
    ] as const) {
      const first = await ask(path);
      expect(first.status).toBe(404);
      expect(first.body).toContain(words);
    }
  });
});
