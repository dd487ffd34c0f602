import type { Ask } from './ask.ts';

type Row = readonly [page: string, copy: string | undefined, index: string];

/** Paths in the site `tests/sites/hosting`, with the targets of their `Link` header. */
const ROWS: readonly Row[] = [
  ['/docs/', '/docs/index.md', '/docs/llms.txt'],
  ['/docs/guide/', '/docs/guide.md', '/docs/llms.txt'],
  ['/docs/guide/?a=1', '/docs/guide.md', '/docs/llms.txt'],
  ['/docs/guide/file.html', '/docs/guide/file.html.md', '/docs/llms.txt'],
  ['/docs/search/', undefined, ''],
  ['/docs/pages.json', undefined, ''],
];
const VERSIONS: readonly Row[] = [
  ['/docs/limits/', '/docs/limits.md', '/docs/llms.txt'],
  ['/docs/v1/', '/docs/v1.md', '/docs/v1/llms.txt'],
  ['/docs/v1/workflows/steps/', '/docs/v1/workflows/steps.md', '/docs/v1/llms.txt'],
];

/** Returns one line for each path whose `Link` header is wrong. */
export function linkFaults(ask: Ask): Promise<string[]> {
  return faultsOf(ROWS, ask);
}

/** The same for this site, whose versions have separate lists. */
export function linkFaultsOfVersions(ask: Ask): Promise<string[]> {
  return faultsOf(VERSIONS, ask);
}

async function faultsOf(rows: readonly Row[], ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const [page, copy, index] of rows) {
    const said = copy && `<${copy}>; rel="alternate"; type="text/markdown", <${index}>; rel="describedby"; type="text/plain"`;
    for (const accept of copy === undefined ? ['*/*'] : ['*/*', 'text/markdown']) {
      const { headers } = await ask(page, { accept, 'accept-encoding': 'gzip' });
      if (headers.link !== said) faults.push(`${page} for ${accept}: ${headers.link}`);
    }
  }
  return faults;
}
