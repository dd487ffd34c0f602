import type { PageFacts } from '../content/source/compiled-page.ts';
import { canonicalPath, decodeAddress, encodePath, isExternal, wikiName } from '../shared/address.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { anchorIn, bareName, candidatesOf } from './links/candidates-of.ts';
import { type LinkIndex, type LinkPlaces, linkIndex, looseKey, nameKey } from './links/link-index.ts';

/** Resolves links that are not written as addresses of this site. */
export interface LinkTargets {
  /**
   * Links and files of a page whose targets differ from what is written: as written (in `PageFacts`) → address from the root of
   * the docs.
   */
  of: (page: Pick<PageFacts, 'record' | 'links' | 'files'>) => ReadonlyMap<string, string>;
  /** The same for a single link; `undefined` if it is correct as written, or leads nowhere. */
  find: (href: string, from: PageRecord) => string | undefined;
  /** The page for an address from the root of the docs, which may also be the path of a source file. */
  page: (address: string) => string | undefined;
}

/**
 * Creates the resolver. Tools differ in what links are relative to (source file or address), in extensions, in letter case and in
 * heading anchors. A link that can mean only one page leads to that page. The maps are built when the first link needs them.
 */
export function linkTargets(places: LinkPlaces): LinkTargets {
  const { pages, records, assets, aliases } = places;
  const known = new WeakMap<object, ReadonlyMap<string, string>>();
  let built: LinkIndex | undefined;
  const index = () => (built ??= linkIndex(places));

  function isPlainlyRight(href: string, from: string): boolean {
    const hash = href.indexOf('#');
    const target = hash < 0 ? href : href.slice(0, hash) || from;
    if (!records.has(target)) return hash < 0 && assets.has(target);
    return hash < 0 || (pages.get(target)?.ids.includes(href.slice(hash + 1)) ?? true);
  }

  /** Finds a page or file at exactly this path: its address, its source file, or an earlier address. */
  function exact(address: string): string | undefined {
    if (records.has(address)) return address;
    const canonical = canonicalPath(address);
    return index().sources.get(address) ?? (records.has(canonical) ? canonical : (aliases.get(canonical) ?? fileAt(address)));
  }

  function fileAt(address: string): string | undefined {
    if (assets.has(address)) return address;
    const served = address.replace(/^(.*?\/)(?:public|static)\//, '$1');
    return served !== address && assets.has(served) ? served : undefined;
  }

  function loose(address: string): string | undefined {
    return only(index().loose.get(looseKey(address))) ?? only(index().files.get(address.toLowerCase()));
  }

  /** Finds the page of a file with an unescaped `?` or `#` in its name: `C# guide.md`. */
  function signedFile(written: string, from: PageRecord, isNamed: boolean): string | undefined {
    const name = decodeAddress(written) ?? written;
    if (!isNamed && !/\.mdx?$/i.test(name)) return undefined;
    const { folders, names, sources } = index();
    const found = candidatesOf(name, from, index()).map((address) => sources.get(address));
    return (
      found.find((address) => address !== undefined) ?? (isNamed ? only(names.get(nameKey(bareName(name, from, folders)))) : undefined)
    );
  }

  /** The same with a heading: `C# guide.md#setup`. */
  function bySignedFile(written: string, from: PageRecord, isNamed: boolean): string | undefined {
    const hash = written.lastIndexOf('#');
    for (const end of hash < 0 ? [written.length] : [written.length, hash]) {
      const found = signedFile(written.slice(0, end), from, isNamed && end === written.length);
      if (found !== undefined) return encodePath(found) + anchorIn(pages.get(found)?.ids, written.slice(end + 1));
    }
    return undefined;
  }

  function find(href: string, from: PageRecord): string | undefined {
    if (isExternal(href) || isPlainlyRight(href, from.path)) return undefined;
    const named = wikiName(href);
    const bySigns = /[?#]/.test(named ?? href) ? bySignedFile(named ?? href, from, named !== undefined) : undefined;
    if (bySigns !== undefined) return bySigns;
    const [, written = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(named ?? href) ?? [];
    const decoded = decodeAddress(written);
    if (decoded === undefined) return undefined;
    let target: string | undefined = from.path;
    if (decoded !== '') {
      const { folders, names } = index();
      const candidates = candidatesOf(decoded, from, index());
      target =
        candidates.map(exact).find((address) => address !== undefined) ??
        candidates.map(loose).find((address) => address !== undefined) ??
        (named === undefined ? undefined : only(names.get(nameKey(bareName(decoded, from, folders)))));
    }
    if (target === undefined) return undefined;
    const found = encodePath(target) + query + anchorIn(pages.get(target)?.ids, fragment);
    return found === href || (decoded === '' && found === from.path + href) ? undefined : found;
  }

  return {
    find,
    page: (address) => {
      const found = exact(address) ?? loose(address);
      return found !== undefined && records.has(found) ? found : undefined;
    },
    of: (page) => {
      const before = known.get(page.links);
      if (before) return before;
      const targets = new Map<string, string>();
      for (const { href } of [...page.links, ...page.files]) {
        const target = targets.has(href) ? undefined : find(href, page.record);
        if (target !== undefined) targets.set(href, target);
      }
      known.set(page.links, targets);
      return targets;
    },
  };
}

function only(found: ReadonlySet<string> | undefined): string | undefined {
  return found?.size === 1 ? [...found][0] : undefined;
}
