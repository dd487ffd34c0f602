import { FILE_PATTERN } from '../shared/address.ts';
import { FOREVER, hashedPattern, REFUSED_PATTERN, REVALIDATE } from './cache-rules.ts';
import type { HostingPlan } from './plan.ts';
import { spellingsOf } from './spellings.ts';

/** `_worker.js`: asked before the files of the folder, which it gets by `env.ASSETS`. */
export function cloudflareWorker(plan: HostingPlan): string {
  const { base, branches, redirects } = plan;
  const moved = redirects.flatMap((redirect) => spellingsOf(redirect).map((from) => [from, redirect.to + redirect.fragment]));
  return `const BASE = ${JSON.stringify(base)};
const HEADERS = ${JSON.stringify(plan.headers)};
const BRANCHES = ${JSON.stringify(branches.map(({ from, to }) => [from, to]))};
const MOVED = new Map(${JSON.stringify(moved)});
const REFUSED = /${REFUSED_PATTERN}/i;
const FILE = /${FILE_PATTERN}/;
const HASHED = /${hashedPattern(base).replaceAll('/', '\\/')}/;

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (REFUSED.test(url.pathname)) return missing();
    const path = url.pathname.replace(/\\/{2,}/g, '/');
    const target = targetOf(path);
    if (target !== undefined) return lead(target, url.search);
    const get = (address) => env.ASSETS.fetch(new Request(new URL(address, url), request));
    // The host knows a page \`x.html\` as \`x\` only.
    const own = path.replace(/(^|\\/)index\\.html$/, '$1').replace(/\\.html$/, '');
    const asset = await get(own);
    if ([301, 307, 308].includes(asset.status))
      return own === path ? lead(path + '/', url.search) : missing(await get(BASE + '404'));
    if (asset.status === 404) return FILE.test(path) ? missing() : missing(asset);
    if (own.endsWith('/') && own !== url.pathname) return lead(own, url.search);
    if (own === path && /\\/[^./]+$/.test(path)) return lead(path + '.html', url.search);
    if (path !== url.pathname) return lead(path, url.search);
    const kept = [200, 206, 304].includes(asset.status) && HASHED.test(path);
    return dressed(asset, asset.status, kept ? ${JSON.stringify(FOREVER)} : ${JSON.stringify(REVALIDATE)});
  },
};

function targetOf(path) {
  const moved = MOVED.get(decode(path));
  if (moved !== undefined) return moved;
  for (const [from, to] of BRANCHES) if (path.startsWith(from)) return to + tidy(path.slice(from.length));
  if (path + '/' === BASE) return BASE;
  return undefined;
}

function tidy(rest) {
  return rest.replace(/(^|\\/)index\\.html$/, '$1').replace(/(^|\\/)[^./]+$/, '$&/');
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function lead(target, search) {
  const [path, fragment] = target.split('#');
  return new Response(null, { status: 301, headers: { location: path + search + (fragment === undefined ? '' : '#' + fragment) } });
}

/** The page for unknown addresses, or a line of text where a file was asked for. */
function missing(page) {
  if (page) return dressed(page, 404, ${JSON.stringify(REVALIDATE)});
  const text = new Response('Not found\\n', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return dressed(text, 404, ${JSON.stringify(REVALIDATE)});
}

function dressed(response, status, cache) {
  const headers = new Headers(response.headers);
  for (const [name, value] of HEADERS) headers.set(name, value);
  headers.set('cache-control', cache);
  return new Response(response.body, { status, headers });
}
`;
}
