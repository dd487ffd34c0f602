import {
  askedAs,
  FOREVER,
  type HostGenerator,
  type HostingPlan,
  linkHeader,
  linkHeaderOf,
  prefersMarkdown,
  REVALIDATE,
  targetsOf,
} from '../core/plugin/hosting.ts';
import { mcpAddress, mcpScript } from './mcp-function.ts';

/**
 * `_redirects` and `_headers` in the root of the published folder. Netlify keeps the query and adds a
 * missing slash. With `301!`, a rule takes precedence over a file with that name.
 * https://docs.netlify.com/routing/redirects/
 */
export const netlify: HostGenerator = async (plan, named) => {
  const exact = targetsOf(plan.redirects).map(([from, to]) => `${askedAs(from)} ${to} 301!`);
  const branches = plan.branches.map(({ from, to }) => `${from}* ${to}:splat 301!`);
  const languages = (plan.languages ?? []).filter(({ base }) => base !== plan.base);
  const rest = [
    ...languages.flatMap(({ base, notFoundPage }) => [`${base}assets/* ${plan.notFoundFile} 404`, `${base}* ${notFoundPage} 404`]),
    `${plan.base}assets/ ${plan.notFoundPage} 404`,
    `${plan.base}assets/* ${plan.notFoundFile} 404`,
    `${plan.base}* ${plan.notFoundPage} 404`,
  ];
  return [
    { name: '_redirects', content: `${[...exact, ...branches, ...rest].join('\n')}\n`, published: true },
    { name: '_headers', content: headersOf(plan), published: true },
    { name: 'edge-functions/docs-markdown.js', content: markdownFunction(plan), published: false },
    ...(named ? [{ name: 'functions/docs-mcp.mjs', content: await mcpFunction(plan), published: false }] : []),
  ];
};

/** The host revalidates everything without a rule. It has no placeholders in headers, so each page needs its own lines. */
function headersOf({ headers, hashed, pages, links, base: all, languages = [] }: HostingPlan): string {
  const lines = [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    // Netlify combines rules that set the same header for an address, so the original language has none.
    ...languages.filter(({ base }) => base !== all).flatMap(({ base, lang }) => [`${base}*`, `  Content-Language: ${lang}`]),
    ...hashed.flatMap((address) => [address, `  Cache-Control: ${FOREVER}`]),
    ...pages.map((page) => encodeURI(page)).flatMap((page) => [page, '  Vary: Accept', `  Link: ${linkHeaderOf(page, links)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Answers page requests that prefer Markdown. The host answers all others, with the `Vary` header from `_headers`.
 * https://docs.netlify.com/build/edge-functions/api/
 */
function markdownFunction({ base, headers, links }: HostingPlan): string {
  return `const BASE = ${JSON.stringify(base)};
const HEADERS = ${JSON.stringify(headers)};
const LINKS = ${JSON.stringify(links.map(({ page, copy, index }) => [`^${page}$`, copy === '' ? '' : linkHeader(copy, index)]))};
const prefersMarkdown = ${prefersMarkdown.toString()};

export default async (request) => {
  const url = new URL(request.url);
  const path = url.pathname;
  if (!/(\\/|\\.html)$/.test(path) || path.endsWith('/index.html') || !prefersMarkdown(request.headers.get('accept') ?? '')) return;
  const copy = await fetch(new URL(path === BASE ? BASE + 'index.md' : path.replace(/\\/$/, '') + '.md', url), { redirect: 'manual' });
  if (copy.status !== 200) return;
  const headers = new Headers([...HEADERS, ['content-type', 'text/markdown; charset=utf-8'], ['cache-control', ${JSON.stringify(REVALIDATE)}], ['vary', 'Accept']]);
  for (const [pattern, link] of LINKS) {
    const found = new RegExp(pattern).exec(path);
    if (!found) continue;
    if (link) headers.set('link', link.replace('$1', () => found[1]));
    break;
  }
  return new Response(copy.body, { headers });
};

export const config = { path: ${JSON.stringify(`${base}*`)}, method: ['GET', 'HEAD'], excludedPath: ${JSON.stringify(`${base}assets/*`)} };
`;
}

/** https://docs.netlify.com/build/functions/api/, with a rate limit that the host enforces before the function runs. */
async function mcpFunction(plan: HostingPlan): Promise<string> {
  const { base, site } = plan;
  return `${await mcpScript()}
export default (request) => {
  const ask = (path, method) => fetch(new URL(path, request.url), { method, redirect: 'manual' });
  return bundled.answerMcp(request, { base: ${JSON.stringify(base)}, site: ${JSON.stringify(site)}, ask });
};

export const config = {
  path: ${JSON.stringify(mcpAddress(plan))},
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
`;
}
