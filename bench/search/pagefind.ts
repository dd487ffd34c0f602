import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '../../tools/launch-chromium.js';
import type { PagefindModule } from './peer-modules.ts';
import type { Peer, PeerSection } from './peer-setups.ts';

/** Pagefind only runs in browsers, so it's queried in one. Each section is a page to it, with its title as heading. */
export const pagefind: Peer = {
  name: 'Pagefind',
  module: 'pagefind',
  file: 'pagefind/lib/index.js',
  async make({ createIndex, close: end }: PagefindModule, sections) {
    const { index } = await createIndex({ forceLanguage: 'en' });
    for (const section of sections) await index.addHTMLFile({ url: section.id, content: document(section) });
    const { files } = await index.getFiles();
    await end();
    const contents = new Map<string, Uint8Array>(files.map(({ path, content }) => [`/pagefind/${path.replaceAll('\\', '/')}`, content]));
    const server = createServer((request, response) => {
      const name = new URL(request.url ?? '/', 'http://localhost').pathname;
      const content = name === '/' ? Buffer.from('<!doctype html><html lang="en"><title>Peer</title>') : contents.get(name);
      response.writeHead(content ? 200 : 404, {
        'content-type': name.endsWith('.js') ? 'text/javascript' : name === '/' ? 'text/html' : 'application/octet-stream',
      });
      response.end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await launchChromium();
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

    async function open() {
      const page = await browser.newPage();
      let bytes = 0;
      page.on('requestfinished', (request) => void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize)));
      await page.goto(address);
      const ask = (query: string): Promise<string[]> =>
        page.evaluate(
          `(async () => {
            globalThis.peer ??= await import('/pagefind/pagefind.js');
            const { results } = await globalThis.peer.search(${JSON.stringify(query)});
            return Promise.all(results.slice(0, 10).map(async (result) => (await result.data()).url));
          })()`,
        );
      return { ask, bytes: () => bytes, close: () => page.close() };
    }
    const page = await open();
    return {
      search: page.ask,
      firstBytes: async (query) => {
        const fresh = await open();
        await fresh.ask(query);
        await fresh.close();
        return fresh.bytes();
      },
      close: async () => {
        await browser.close();
        server.close();
      },
    };
  },
};

function document({ title, titles, text }: PeerSection): string {
  return `<!doctype html><html lang="en"><head><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1><p>${escaped(titles)}</p><p>${escaped(text)}</p></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
