import type { SiteModel } from '../build/site-model.ts';
import type { CompiledPage, PageLink } from '../page/compiled-page.ts';
import { canonicalPath, isExternal } from '../shared/address.ts';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';
import { tabFragment } from '../shared/tab-memory.ts';

type Fault = Pick<Mistake, 'id' | 'message' | 'help'>;

/** Every link of every page, its anchor included. `assets` are the addresses of other files. */
export function checkLinks({ pages, settings }: SiteModel, assets: ReadonlySet<string>): Mistake[] {
  const ids = new Map([...pages].map(([path, page]) => [path, new Set([...page.ids, ...tabIds(page)])]));
  const served = new Set(['/', '/search/', '/404.html', '/pages.json', '/llms.txt', ...assets]);
  const mistakes: Mistake[] = [];

  function fault(link: PageLink, from: CompiledPage): Fault | undefined {
    if (isExternal(link.href)) return undefined;
    const base = `http://docs${from.record.path}`;
    const url = URL.canParse(link.href, base) ? new URL(link.href, base) : undefined;
    if (!url) return { id: 'link-broken', message: `“${link.href}” is no address.`, help: 'Write a path from the root of the docs: `/workflows/`.' };
    const path = decodeURI(url.pathname);
    const target = ids.get(path);
    if (target) return anchorFault(decodeURIComponent(url.hash.slice(1)), path, target);
    if (served.has(path)) return undefined;
    const redirect = settings.redirects[canonicalPath(path)];
    if (redirect !== undefined) return { id: 'link-redirected', message: `The link leads to ${path}, which has moved.`, help: `Link to ${redirect}.` };
    if (ids.has(canonicalPath(path))) return { id: 'link-spelling', message: `The address of the page is ${canonicalPath(path)}, not ${path}.`, help: `Write ${canonicalPath(path)}${url.hash}.` };
    const close = nearest(path, ids.keys())[0];
    return { id: 'link-broken', message: `There is no page ${path}.`, help: close ? `Did you mean ${close}?` : 'Correct the link, or write the page.' };
  }

  for (const page of pages.values()) {
    for (const link of page.links) {
      const found = fault(link, page);
      if (found) mistakes.push({ ...found, level: 'error', file: page.record.relativePath, line: link.line, column: link.column });
    }
  }
  return mistakes;
}

function anchorFault(anchor: string, path: string, known: ReadonlySet<string>): Fault | undefined {
  if (anchor === '' || known.has(anchor)) return undefined;
  const close = nearest(anchor, known)[0];
  return { id: 'anchor-broken', message: `${path} has no heading #${anchor}.`, help: close ? `Did you mean #${close}?` : 'Correct the link, or give the heading this address with {#slug}.' };
}

/** Fragments that choose a tab. */
function tabIds(page: CompiledPage): string[] {
  return page.islands.flatMap(([name, , parts]) => (name === 'Tabs' ? parts.map((part) => tabFragment(String(part.label))) : []));
}
