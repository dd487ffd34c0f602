import { prefersMarkdown } from '../../packages/core/hosts/responses.ts';
import type { Ask } from './ask.ts';

/** One page of each kind, with its Markdown copy. */
const PAGES = [
  ['/docs/', '/docs/index.md'],
  ['/docs/guide/', '/docs/guide.md'],
  ['/docs/guide/file.html', '/docs/guide/file.html.md'],
] as const;

const ACCEPTED = [
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/markdown;q=0.9, text/html;q=0.8',
  'text/markdown;q=0.5, text/html;q=0.4, */*',
  'text/markdown;q=0.5, */*;q=0.1',
  'text/markdown;q=0.5, */*',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8',
  '*/*',
];

/** Requests pages like agents and browsers do. Returns one line for each response in the wrong format. */
export async function negotiationFaults(ask: Ask, { vary = true } = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const [page, copy] of PAGES) {
    const markdown = (await ask(copy)).body;
    for (const accept of ACCEPTED) {
      const answer = await ask(page, { accept });
      const isCopy = answer.status === 200 && answer.body === markdown && /^text\/markdown/.test(answer.headers['content-type'] ?? '');
      const isPage = answer.status === 200 && /^text\/html/.test(answer.headers['content-type'] ?? '');
      if (prefersMarkdown(accept) ? !isCopy : !isPage)
        faults.push(`${page} for “${accept}”: ${answer.status} ${answer.headers['content-type']}`);
      if (vary && !/(^|,\s*)accept(,|$)/i.test(answer.headers.vary ?? '')) faults.push(`${page}: Vary is ${answer.headers.vary}`);
    }
  }
  const html = (address: string) => ask(address, { accept: 'text/markdown' });
  if (!/^text\/html/.test((await html('/docs/search/')).headers['content-type'] ?? ''))
    faults.push('The search page, which has no copy, is not sent as HTML.');
  if ((await html('/docs/no-such-page/')).status !== 404) faults.push('A missing page is not a 404.');
  if ((await html('/docs/guide')).location !== '/docs/guide/') faults.push('Another spelling does not redirect to the page.');
  return faults;
}
