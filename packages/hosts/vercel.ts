import {
  askedAs,
  type ExactRedirect,
  escapePattern,
  FILE_PATTERN,
  FOREVER,
  type HostGenerator,
  type HostingPlan,
  hashedPattern,
  linkHeader,
  REVALIDATE,
} from '../core/plugin/hosting.ts';
import { mcpAddress, mcpScript } from './mcp-function.ts';
import { ACCEPT_ROWS, WILDCARD_PATTERNS } from './patterns.ts';

/**
 * `vercel.json` in the root of the published folder, as routes: those before `handle` apply before
 * files, those after it only if there's no file. The host keeps the query.
 * https://vercel.com/docs/project-configuration#routes
 */
export const vercel: HostGenerator = async (plan, named) => {
  const { base } = plan;
  const inside = escapePattern(base);
  // If two match, the last one sets the header.
  const languages = (plan.languages ?? []).toReversed();
  const permanent = (src: string, Location: string) => ({ src, status: 301, headers: { Location } });
  const routes = [
    { src: '^/.*$', headers: Object.fromEntries(plan.headers), continue: true },
    ...(named ? mcpRoutes(plan) : []),
    ...languages.map(({ base: begin, lang }) => ({
      src: `^${escapePattern(begin)}.*$`,
      headers: { 'Content-Language': lang },
      continue: true,
    })),
    { src: hashedPattern(base), headers: { 'Cache-Control': FOREVER }, continue: true },
    ...plan.redirects.map((redirect) => permanent(pattern(redirect), redirect.to + redirect.fragment)),
    ...plan.branches.flatMap(({ from, to }) =>
      WILDCARD_PATTERNS.map(({ rest, behind }) => permanent(`^${escapePattern(from)}${rest}$`, `${to}$1${behind}`)),
    ),
    permanent(`^(${inside}(?:.+/)?)index\\.html$`, '$1'),
    ...(base === '/' ? [] : [permanent(`^${inside.slice(0, -1)}$`, base)]),
    // An address without a dot in its last segment is a page, and ends in a slash.
    permanent(`^(${inside}(?:.+/)?[^./]+)$`, '$1/'),
    { src: `^${inside}(?:.*(?:/|\\.html))?$`, headers: { Vary: 'Accept' }, continue: true },
    // If two match, the last one sets the header.
    ...plan.links
      .toReversed()
      .flatMap(({ page, copy, index }) =>
        copy === ''
          ? []
          : [{ src: `^(?!${escapePattern(base)}search/$)${page}$`, headers: { Link: linkHeader(copy, index) }, continue: true }],
      ),
    ...copies(base),
    { handle: 'filesystem' },
    { src: `^/.*${FILE_PATTERN}`, status: 404, dest: plan.notFoundFile, headers: { 'Cache-Control': REVALIDATE } },
    ...languages
      .toReversed()
      .map(({ base: begin, notFoundPage }) => ({ src: `^${escapePattern(begin)}.*$`, status: 404, dest: notFoundPage })),
    { src: '^/.*$', status: 404, dest: plan.notFoundPage },
  ];
  return [
    { name: 'vercel.json', content: `${JSON.stringify({ routes }, null, 2)}\n`, published: true },
    ...(named ? [{ name: MCP_FUNCTION, content: await mcpFunction(plan), published: true }] : []),
  ];
};

/** A function in the `api` folder, which the host deploys automatically: https://vercel.com/docs/functions */
const MCP_FUNCTION = 'api/docs-mcp.mjs';

/** Routes MCP requests to the function. A browser that opens the address gets the site's own response. */
function mcpRoutes(plan: HostingPlan): object[] {
  const route = { src: `^${escapePattern(mcpAddress(plan))}$`, dest: `/${MCP_FUNCTION}` };
  return [
    { ...route, methods: ['POST', 'OPTIONS', 'DELETE'] },
    { ...route, methods: ['GET'], missing: [{ type: 'header', key: 'accept', value: '.*text/html.*' }] },
  ];
}

async function mcpFunction({ base, site }: HostingPlan): Promise<string> {
  return `${await mcpScript()}
const answer = (request) => {
  const ask = (path, method) => fetch(new URL(path, request.url), { method, redirect: 'manual' });
  return bundled.answerMcp(request, { base: ${JSON.stringify(base)}, site: ${JSON.stringify(site)}, ask });
};
export { answer as POST, answer as GET, answer as DELETE, answer as OPTIONS };
`;
}

/** Routes to Markdown copies by `Accept`. The host matches the whole header, case-sensitively. */
function copies(base: string): object[] {
  const inside = escapePattern(base);
  const accept = (value: string) => ({ type: 'header', key: 'accept', value });
  const html = accept('.*text/html.*');
  return ACCEPT_ROWS.flatMap(({ named, pattern, markdown }, index) => {
    if (!markdown) return [];
    const better = ACCEPT_ROWS.slice(0, index).filter((row) => row.named === named && !row.markdown);
    const conditions = {
      has: [accept(pattern), ...(named ? [html] : [])],
      missing: [...better.map((row) => accept(row.pattern)), ...(named ? [] : [html])],
    };
    return [
      { src: `^${inside}$`, dest: `${base}index.md`, ...conditions },
      { src: `^(${inside}(?!search/$).+)/$`, dest: '$1.md', ...conditions },
      { src: `^(${inside}.+\\.html)$`, dest: '$1.md', ...conditions },
    ].map((route) => ({ ...route, check: true }));
  });
}

/** All spellings of an old address in one expression, matched before anything is decoded. */
function pattern({ from, aliases }: ExactRedirect): string {
  const paths = [from, ...aliases].map((address) => escapePattern(askedAs(address).replace(/\/$/, '')));
  return `^(?:${paths.join('|')})${from.endsWith('/') ? '(?:/(?:index\\.html)?)?' : ''}$`;
}
