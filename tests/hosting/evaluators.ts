// Small evaluators of the documented rules of hosts that can't run locally. They support only the
// syntax that our files use, and throw on anything else.
import { cpSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Ask } from './ask.ts';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

interface Rule {
  /** The target, or undefined if the rule doesn't match. */
  match: (path: string) => string | undefined;
  status: number;
  /** Takes precedence over a file at the path. */
  forced: boolean;
}

/** `_redirects` of Netlify: https://docs.netlify.com/routing/redirects/redirect-options/ */
export function netlify(published: string): Ask {
  const rules = redirectsFile(`${published}.hosting/netlify/_redirects`);
  return answering((target) => byRules(target, rules, published) ?? prettyAddress(target, published) ?? notFound(published));
}

/** The same behind the Markdown function, with the headers for pages from `_headers`. */
export async function netlifyWithFunction(published: string): Promise<Ask> {
  const files = netlify(published);
  const folder = `${published}.hosting/netlify`;
  const module = path.join(mkdtempSync(path.join(tmpdir(), 'docs-edge-')), 'markdown.mjs');
  writeFileSync(module, readFileSync(`${folder}/edge-functions/docs-markdown.js`, 'utf8').replace('await fetch(', 'await testedFetch('));
  Object.assign(globalThis, {
    testedFetch: async ({ pathname }: URL) => {
      const { body, status, headers } = await files(pathname);
      return new Response(body, { status, headers });
    },
  });
  const { default: edge } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
    default: (request: Request) => Promise<Response | undefined>;
  };
  const blocks = readFileSync(`${folder}/_headers`, 'utf8').matchAll(/^(\/\S*)\n((?: {2}\S.*\n)+)/gm);
  const added = new Map(
    Array.from(blocks, ([, address = '', lines = '']) => [
      address,
      Object.fromEntries(
        Array.from(lines.matchAll(/^ {2}([\w-]+): (.*)$/gm), ([, name = '', value = '']) => [name.toLowerCase(), value] as const),
      ),
    ]),
  );
  return async (asked, sent = {}) => {
    const response = await edge(new Request(`http://host${asked}`, { headers: sent }));
    if (!response) {
      const answer = await files(asked, sent);
      return { ...answer, headers: { ...answer.headers, ...added.get(asked.replace(/\?.*/s, '')) } };
    }
    const body = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), body, bytes: body.length, location: undefined };
  };
}

/** Runs the Cloudflare Pages function unchanged, in front of an emulation of the host's file serving. */
export async function cloudflarePages(published: string): Promise<Ask> {
  const module = path.join(mkdtempSync(path.join(tmpdir(), 'docs-worker-')), 'worker.mjs');
  cpSync(`${published}.hosting/cloudflare-pages/_worker.js`, module);
  if (statSync(module).size > 1_000_000) throw new Error('More code than the host allows.');
  const { default: worker } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
    default: { fetch: (request: Request, env: object) => Promise<Response> };
  };
  const env = { ASSETS: { fetch: async (request: Request) => pagesAsset(new URL(request.url), published) } };
  return async (asked, sent = {}) => {
    const response = await worker.fetch(new Request(`http://host${asked}`, { headers: sent }), env);
    const headers = Object.fromEntries(response.headers);
    const body = await response.text();
    return { status: response.status, headers, body, bytes: body.length, location: headers.location };
  };
}

/** Files like Cloudflare Pages serves them: `x.html` as `x`, folders with a slash, otherwise the nearest `404.html`. */
export function pagesAsset({ pathname }: URL, published: string): Response {
  const name = decodeURIComponent(pathname);
  const file = path.join(published, name);
  const isFile = (found: string) => existsSync(found) && statSync(found).isFile();
  const send = (found: string, status: number) =>
    new Response(readFileSync(found), {
      status,
      headers: { 'content-type': TYPES[path.extname(found).slice(1)] ?? 'application/octet-stream' },
    });
  const lead = (location: string) => new Response(null, { status: 308, headers: { location } });
  if (name.endsWith('.html') && isFile(file)) return lead(name.replace(/index\.html$/, '').replace(/\.html$/, ''));
  if (name.endsWith('/') && isFile(`${file}index.html`)) return send(`${file}index.html`, 200);
  if (!name.endsWith('/') && isFile(file)) return send(file, 200);
  if (!name.endsWith('/') && isFile(`${file}.html`)) return send(`${file}.html`, 200);
  if (!name.endsWith('/') && isFile(path.join(file, 'index.html'))) return lead(`${name}/`);
  let folder = path.dirname(file);
  while (folder !== published && !isFile(path.join(folder, '404.html'))) folder = path.dirname(folder);
  return send(path.join(folder, '404.html'), 404);
}

interface VercelRoute {
  src?: string;
  handle?: string;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  /** The new path continues through the routes. */
  check?: boolean;
  has?: VercelCondition[];
  missing?: VercelCondition[];
}

/** Matches the whole value of a header. */
interface VercelCondition {
  type: 'header';
  key: string;
  value: string;
}

/** `vercel.json` as routes, where each `src` is a pattern for the whole path: https://vercel.com/docs/project-configuration#routes */
export function vercel(published: string): Ask {
  const { routes } = JSON.parse(readFileSync(`${published}.hosting/vercel/vercel.json`, 'utf8')) as { routes: VercelRoute[] };
  if (routes.length > 2048) throw new Error('More routes than the host allows.');
  const compiled = routes.map((route) => ({ ...route, expression: new RegExp(route.src ?? '^$') }));
  return answering((target, sent) => {
    const holds = ({ key, value }: VercelCondition) => sent[key] !== undefined && new RegExp(`^(?:${value})$`).test(sent[key]);
    let pathname = target.pathname;
    let headers: Record<string, string> = {};
    for (const { src, handle, status, dest, headers: own = {}, continue: goesOn, check, has = [], missing = [], expression } of compiled) {
      if (handle === 'filesystem') {
        const file = fileAt(pathname, published);
        if (file) return { ...file, headers: { ...headers, ...file.headers } };
      }
      const found = src === undefined ? null : expression.exec(pathname);
      if (!found || !has.every(holds) || missing.some(holds)) continue;
      const fill = (text: string) => text.replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? '');
      headers = { ...headers, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), fill(value)])) };
      if (dest !== undefined && check) pathname = fill(dest);
      if (goesOn || check) continue;
      if (dest !== undefined) {
        const file = served(path.join(published, dest), status ?? 200);
        return { ...file, headers: { ...headers, ...file.headers } };
      }
      const [before = '', fragment] = (headers.location ?? '').split('#');
      return respond(status ?? 200, '', '', `${before}${target.search}${fragment === undefined ? '' : `#${fragment}`}`);
    }
    throw new Error('No route matched.');
  });
}

/** Runs the function unchanged, with a key-value store filled from its data file, in front of a bucket. */
export async function cloudfront(published: string): Promise<Ask> {
  const folder = `${published}.hosting/cloudfront`;
  const code = readFileSync(`${folder}/viewer-request.js`, 'utf8');
  if (Buffer.byteLength(code) > 10_240) throw new Error('More code than the host allows.');
  const { data } = JSON.parse(readFileSync(`${folder}/key-value-store.json`, 'utf8')) as { data: { key: string; value: string }[] };
  const store = new Map(data.map(({ key, value }) => [key, value]));
  const module = path.join(mkdtempSync(path.join(tmpdir(), 'docs-edge-')), 'edge.mjs');
  writeFileSync(module, `${code.replace("import cf from 'cloudfront';", 'const cf = globalThis.testedEdge;')}\nexport { handler };\n`);
  Object.assign(globalThis, {
    testedEdge: { kvs: () => ({ get: async (key: string) => store.get(key) ?? Promise.reject(new Error('KeyNotFound')) }) },
  });
  const respondedBy = path.join(path.dirname(module), 'response.mjs');
  writeFileSync(respondedBy, `${readFileSync(`${folder}/viewer-response.js`, 'utf8')}\nexport { handler };\n`);
  const { handler: finish } = (await import(/* @vite-ignore */ pathToFileURL(respondedBy).href)) as {
    handler: (event: object) => { headers: Record<string, { value: string }> };
  };
  const { handler } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
    handler: (event: object) => Promise<{ uri?: string; statusCode?: number; headers?: { location?: { value: string } } }>;
  };
  const [error] = JSON.parse(readFileSync(`${folder}/custom-error-responses.json`, 'utf8')) as { ResponsePagePath: string }[];
  return async (asked, sent = {}) => {
    const [uri = '', query = ''] = asked.split('?');
    const querystring = Object.fromEntries(
      query === '' ? [] : query.split('&').map((part) => [part.split('=')[0], { value: part.split('=').slice(1).join('=') }]),
    );
    const result = await handler({
      request: { uri, querystring, headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, { value }])) },
    });
    if (result.statusCode !== undefined) return respond(result.statusCode, '', '', result.headers?.location?.value);
    // A bucket has no folders.
    const name = decodeURIComponent(result.uri ?? '');
    const file = path.join(published, name);
    const found = !name.endsWith('/') && file.startsWith(published) && existsSync(file) && statSync(file).isFile();
    const answer = found ? served(file, 200) : served(path.join(published, error?.ResponsePagePath ?? ''), 404);
    const { headers } = finish({ request: { uri: result.uri }, response: { statusCode: answer.status, headers: {} } });
    const added = Object.fromEntries(Object.entries(headers).map(([header, { value }]) => [header, value]));
    return { ...answer, headers: { ...answer.headers, ...added } };
  };
}

/** GitHub Pages: files, folders with a slash, and `404.html` of the root. Redirects are stubs. */
export function githubPages(published: string): Ask {
  return answering((target) => prettyAddress(target, published) ?? notFound(published));
}

/** Target of a redirect stub. */
export function stubTarget(body: string): string | undefined {
  return /<script data-to="([^"]+)"/.exec(body)?.[1];
}

function redirectsFile(file: string): Rule[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Rule => {
      const [from = '', to = '', status = ''] = line.split(' ');
      if (!/^\/\S*$/.test(from) || !/^\d{3}!?$/.test(status) || /\*./.test(from)) throw new Error(`Unsupported rule: ${line}`);
      const splat = from.endsWith('*') ? from.slice(0, -1) : undefined;
      return {
        status: Number.parseInt(status, 10),
        forced: status.endsWith('!'),
        match: (asked) =>
          splat === undefined
            ? asked === from
              ? to
              : undefined
            : asked.startsWith(splat)
              ? to.replace(':splat', asked.slice(splat.length))
              : undefined,
      };
    });
}

function byRules(target: URL, rules: Rule[], published: string): Answer | undefined {
  for (const rule of rules) {
    const to = rule.match(target.pathname);
    if (to === undefined || (!rule.forced && prettyAddress(target, published))) continue;
    if (rule.status === 404) return served(path.join(published, to), 404);
    const [before = '', fragment] = to.split('#');
    return respond(rule.status, '', '', `${before}${target.search}${fragment === undefined ? '' : `#${fragment}`}`);
  }
  return undefined;
}

/** Serves files and `folder/`, and redirects other spellings of a folder with a page. */
function prettyAddress(target: URL, published: string): Answer | undefined {
  const name = decodeURIComponent(target.pathname);
  const file = path.join(published, name);
  if (!file.startsWith(published)) return undefined;
  if (/\/index\.html$/.test(name) && existsSync(file)) return respond(301, '', '', name.slice(0, -10) + target.search);
  if (!name.endsWith('/') && existsSync(path.join(file, 'index.html'))) return respond(301, '', '', `${name}/${target.search}`);
  return fileAt(target.pathname, published);
}

function fileAt(pathname: string, published: string): Answer | undefined {
  const file = path.join(published, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
  return file.startsWith(published) && existsSync(file) && statSync(file).isFile() ? served(file, 200) : undefined;
}

function notFound(published: string): Answer {
  return served(path.join(published, '404.html'), 404);
}

function served(file: string, status: number): Answer {
  const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
  return respond(status, readFileSync(file, 'utf8'), type, undefined);
}

function respond(status: number, body: string, type: string, location: string | undefined): Answer {
  return { status, body, bytes: body.length, headers: { 'content-type': type }, location };
}

function answering(work: (target: URL, sent: Record<string, string>) => Answer): Ask {
  return async (asked, sent = {}) => work(new URL(`http://host${asked}`), sent);
}
