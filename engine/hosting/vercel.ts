import { FOREVER, HASHED_NAME } from './cache-rules.ts';
import type { HostGenerator } from './host.ts';
import { spellings } from './spellings.ts';

/**
 * `vercel.json` in the root of the published folder. The host keeps the query, and answers what is
 * not there with `404.html` of the root. https://vercel.com/docs/project-configuration
 */
export const vercel: HostGenerator = (plan) => {
  const { base } = plan;
  const permanent = (source: string, destination: string) => ({ source, destination, statusCode: 301 });
  const redirects = [
    ...plan.redirects.flatMap(({ from, to, fragment }) =>
      spellings(from).map((spelling) => permanent(spelling.replace(/[.()+?*:]/g, '\\$&'), `${to}${fragment}`)),
    ),
    ...plan.branches.map(({ from, to }) => permanent(`${from}:rest(.*)`, `${to}:rest`)),
    permanent(`${base}:folder*/index.html`, `${base}:folder*/`),
    permanent(`${base}index.html`, base),
    ...(base === '/' ? [] : [permanent(base.slice(0, -1), base)]),
    // What has no dot in its last name is a page, and has a slash at its end.
    permanent(`${base}:page((?:.*/)?[^./]+)`, `${base}:page/`),
  ];
  const list = (headers: readonly (readonly [string, string])[]) => headers.map(([key, value]) => ({ key, value }));
  const headers = [
    { source: '/(.*)', headers: list(plan.headers) },
    { source: `${base}assets/(.*${HASHED_NAME.slice(0, -1)})`, headers: list([['Cache-Control', FOREVER]]) },
  ];
  return [{ name: 'vercel.json', content: `${JSON.stringify({ cleanUrls: false, redirects, headers }, null, 2)}\n`, published: true }];
};
