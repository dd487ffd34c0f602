import {
  canonicalPath,
  decodeAddress,
  FILE_PATTERN,
  FOREVER,
  type HostGenerator,
  type HostingPlan,
  hashedPattern,
  linkHeader,
  NOT_FOUND_TEXT,
  prefersMarkdown,
  REFUSED_PATTERN,
  REVALIDATE,
  targetsOf,
} from '../core/plugin/hosting.ts';
import { IS_MCP, mcpAddress, mcpScript } from './mcp-function.ts';

/**
 * A function that runs before the folder's files are served. It reads them through `env.ASSETS`.
 * https://developers.cloudflare.com/pages/functions/advanced-mode/
 */
export const cloudflarePages: HostGenerator = async (plan, named) => [
  { name: '_worker.js', content: worker(plan, named ? await mcpScript() : ''), published: true },
];

function worker(plan: HostingPlan, mcp: string): string {
  const { base, branches, redirects } = plan;
  return `const BASE = ${JSON.stringify(base)};
const HEADERS = ${JSON.stringify(plan.headers)};
const BRANCHES = ${JSON.stringify(branches.map(({ from, to }) => [from, to]))};
const MOVED = new Map(${JSON.stringify(targetsOf(redirects))});
const REFUSED = /${REFUSED_PATTERN}/i;
const PAGE = /(\\/|\\.html)$/;
const prefersMarkdown = ${prefersMarkdown.toString()};
const canonicalPath = ${canonicalPath.toString()};
const decodeAddress = ${decodeAddress.toString()};
const LINKS = ${JSON.stringify(plan.links.map(({ page, copy, index }) => [`^${page}$`, copy === '' ? '' : linkHeader(copy, index)]))};
const FILE = /${FILE_PATTERN}/;
const LANGUAGES = ${JSON.stringify((plan.languages ?? []).map(({ base, lang }) => [base, lang]))};
const HASHED = /${hashedPattern(base).replaceAll('/', '\\/')}/;

${mcp}
export default {
  fetch: (request, env) => ${mcp === '' ? '' : `new URL(request.url).pathname === ${JSON.stringify(mcpAddress(plan))} && isMcp(request) ? mcp(request, env) : `}respond(request, env),
};

${mcp === '' ? '' : mcpOf(plan)}async function respond(request, env) {
  const url = new URL(request.url);
  if (REFUSED.test(url.pathname)) return missing();
  const path = url.pathname.replace(/\\/{2,}/g, '/');
  const target = targetOf(path);
  if (target !== undefined) return lead(target, url.search);
  const get = (address) => env.ASSETS.fetch(new Request(new URL(address, url), request));
  if (path === url.pathname && PAGE.test(path) && prefersMarkdown(request.headers.get('accept') ?? '')) {
    const copy = await get(path === BASE ? BASE + 'index.md' : path.replace(/\\/$/, '') + '.md');
    if (copy.status === 200) return dressed(copy, 200, ${JSON.stringify(REVALIDATE)}, path);
  }
  // The host serves a page \`x.html\` only as \`x\`.
  const own = path.replace(/(^|\\/)index\\.html$/, '$1').replace(/\\.html$/, '');
  const asset = await get(own);
  if ([301, 307, 308].includes(asset.status))
    return own === path ? lead(path + '/', url.search) : missing(await get((languageOf(path)?.[0] ?? BASE) + '404'), path);
  if (asset.status === 404) return FILE.test(path) ? missing() : missing(asset, path);
  if (own.endsWith('/') && own !== url.pathname) return lead(own, url.search);
  if (own === path && /\\/[^./]+$/.test(path)) return lead(path + '.html', url.search);
  if (path !== url.pathname) return lead(path, url.search);
  const kept = [200, 206, 304].includes(asset.status) && HASHED.test(path);
  const page = PAGE.test(path) ? path : undefined;
  return dressed(asset, asset.status, kept ? ${JSON.stringify(FOREVER)} : ${JSON.stringify(REVALIDATE)}, page);
}

/** Address prefix and code of the language of a path; undefined on a site in one language. */
function languageOf(path) {
  return LANGUAGES.find(([begin]) => path.startsWith(begin));
}

function targetOf(path) {
  const moved = MOVED.get(decodeAddress(path) ?? path);
  if (moved !== undefined) return moved;
  for (const [from, to] of BRANCHES) if (path.startsWith(from)) return to + canonicalPath('/' + path.slice(from.length)).slice(1);
  if (path + '/' === BASE) return BASE;
  return undefined;
}

function lead(target, search) {
  const [path, fragment] = target.split('#');
  return new Response(null, { status: 301, headers: { location: path + search + (fragment === undefined ? '' : '#' + fragment) } });
}

/** The not-found page, or a line of text if a file was requested. */
function missing(page, path) {
  if (page) return dressed(page, 404, ${JSON.stringify(REVALIDATE)}, path);
  const text = new Response(${JSON.stringify(NOT_FOUND_TEXT)}, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return dressed(text, 404, ${JSON.stringify(REVALIDATE)});
}

/** \`page\`: the path, if it's that of a page with a Markdown copy. */
function dressed(response, status, cache, page) {
  const headers = new Headers(response.headers);
  for (const [name, value] of HEADERS) headers.set(name, value);
  headers.set('cache-control', cache);
  const language = page && languageOf(page)?.[1];
  if (language) headers.set('content-language', language);
  if (page && status < 400) headers.append('vary', 'Accept');
  for (const [pattern, link] of page && status < 400 ? LINKS : []) {
    const found = new RegExp(pattern).exec(page);
    if (!found) continue;
    if (link) headers.set('link', link.replace('$1', () => found[1]));
    break;
  }
  return new Response(response.body, { status, headers });
}
`;
}

/** MCP reads the site through this function too. */
function mcpOf({ base, site }: HostingPlan): string {
  return `const isMcp = ${IS_MCP};
const mcp = (request, env) => {
  const ask = (path, method) => respond(new Request(new URL(path, request.url), { method }), env);
  return bundled.answerMcp(request, { base: ${JSON.stringify(base)}, site: ${JSON.stringify(site)}, ask });
};

`;
}
