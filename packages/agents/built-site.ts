import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { AuthorError, canonicalPath, documentFile, errorCode, markdownFile } from '../core/plugin/helpers.ts';
import { branchOf, hostingFolder, REDIRECTS } from '../core/plugin/node-helpers.ts';
import { type BuiltSite, openFetched } from './fetched-site.ts';

const PAGES = 'pages.json';
/** Maximum depth of the docs within a built folder, for a base path such as `/a/b/`. */
const DEEPEST = 3;
const TIMEOUT_MS = 30_000;
/** Matches the address in a Markdown copy. */
const ADDRESS = /^> Address: (https?:\/\/[^/\s\\]+)/m;

const redirectsSchema = v.object({
  exact: v.record(v.string(), v.string()),
  branches: v.array(v.object({ from: v.string(), to: v.string() })),
});

/** Opens a site. `place`: a built folder, a folder with one in `dist`, or the root address of the docs. */
export async function openBuiltSite(place: string): Promise<BuiltSite> {
  if (/^https?:\/\//i.test(place)) return openHost(place);
  for (const root of [path.resolve(place, 'dist'), path.resolve(place)]) {
    const docs = await findDocs(root, DEEPEST);
    if (docs !== undefined) return openFolder(root, docs);
  }
  throw new AuthorError(
    `${path.resolve(place)} contains no built site.`,
    'Run `docs build` first, or name the folder of the build or the address of the site: `docs mcp https://example.com/docs/`.',
  );
}

/** Searches `folder` downwards for the folder with the page list and the app's files. */
async function findDocs(folder: string, depth: number): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = new Set(entries.map(({ name }) => name));
  if (names.has(PAGES) && names.has('assets')) return folder;
  for (const entry of depth === 0 ? [] : entries) {
    if (!entry.isDirectory() || entry.name === 'node_modules') continue;
    const found = await findDocs(path.join(folder, entry.name), depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function openFolder(root: string, docs: string): Promise<BuiltSite> {
  const below = path.relative(root, docs).replaceAll(path.sep, '/');
  const base = below === '' ? '/' : `/${below}/`;
  const textOf = (file: string) =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
      throw error;
    });
  const home = await textOf(path.join(docs, markdownFile('/')));
  return {
    base,
    origin: ADDRESS.exec(home?.slice(0, 2000) ?? '')?.[1] ?? '',
    aliases: [],
    read: async (address) => {
      const file = path.join(docs, documentFile(address));
      return file.startsWith(docs + path.sep) ? textOf(file) : undefined;
    },
    moved: async (address) => {
      const text = await textOf(hostingFolder(root) + REDIRECTS);
      const { exact, branches } = text === undefined ? { exact: {}, branches: [] } : v.parse(redirectsSchema, JSON.parse(text));
      const own = Object.hasOwn(exact, address) ? exact[address] : undefined;
      if (own !== undefined) return own;
      const encoded = encodeURI(address);
      const branch = branchOf(encoded, branches);
      return branch && branch.to + canonicalPath(`/${encoded.slice(branch.from.length)}`).slice(1);
    },
  };
}

function openHost(place: string): BuiltSite {
  if (!URL.canParse(place)) throw new AuthorError(`“${place}” is not a valid URL.`, 'Write it in full: https://example.com/docs/.');
  const { origin, pathname } = new URL(place);
  const ask = async (address: string, method: 'GET' | 'HEAD') => {
    const url = new URL(address, origin);
    try {
      return await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw new AuthorError(`${url.href} cannot be reached: ${String(error)}.`, 'Check the address and the network, and try again.');
    }
  };
  return openFetched({ base: pathname.replace(/[^/]*$/, ''), origin, ask });
}
