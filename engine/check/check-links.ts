import type { Settings } from '../config/settings.ts';
import { ASSET_EXTENSIONS } from '../content/source/asset-extensions.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { isOfTools } from '../content/source/is-of-tools.ts';
import type { SiteModel } from '../model/site-model.ts';
import { canonicalPath, decodeAddress, isExternal, withBase, withoutBase } from '../shared/address.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { documentFile, markdownFile } from '../shared/page-files.ts';
import { anchorHelp } from './anchor-help.ts';
import { nearestPath } from './nearest-path.ts';
import { reservedAddresses } from './reserved-addresses.ts';
import { unpublishedType } from './unpublished-type.ts';

const RUNS_CODE = /^\s*(?:javascript|vbscript):/i;
const MOST_SHOWN = 60;

type Fault = Pick<Diagnostic, 'id' | 'message' | 'help'>;

/** What a link may lead to. */
interface CheckedSite extends Pick<SiteModel, 'pages' | 'records' | 'assets' | 'links'> {
  settings: Pick<Settings, 'base' | 'site' | 'files' | 'redirects' | 'versions'>;
}

/** How to check one page against the site. Anchors of pages that are not compiled yet are taken as right. */
export function linkChecker({ pages, records, assets, links: targets, settings }: CheckedSite): (page: PageFacts) => Diagnostic[] {
  const { reserved, spare } = reservedAddresses(settings);
  // A version without a page at its beginning gets one: see `homeView`.
  const homes = settings.versions.map(({ path }) => documentFile(path));
  const served = new Set([...reserved.keys(), ...spare, ...homes, ...Object.keys(settings.files), ...assets.keys()]);
  const ids = new Map<string, ReadonlySet<string>>();
  let nearestPage: ((path: string) => string | undefined) | undefined;

  function idsOf(path: string): ReadonlySet<string> | undefined {
    const page = pages.get(path);
    const known = ids.get(path) ?? (page && new Set(page.ids));
    if (known) ids.set(path, known);
    return known;
  }

  /** A file that is no page. At the address of a folder that is its `index.html`. */
  function isFile(path: string): boolean {
    return served.has(documentFile(path)) || isCopy(path);
  }

  /** A page as Markdown. */
  function isCopy(path: string): boolean {
    if (!path.endsWith('.md')) return false;
    const bare = path.slice(0, -'.md'.length);
    return ['/', bare, `${bare}/`].some((page) => records.has(page) && markdownFile(page) === path);
  }

  /** Most links are right as they are written: only the others are looked at closely. */
  function isPlainlyRight(href: string, from: string): boolean {
    const hash = href.indexOf('#');
    const path = hash < 0 ? href : href.slice(0, hash) || from;
    if (!records.has(path)) return false;
    return hash < 0 || (idsOf(path)?.has(href.slice(hash + 1)) ?? true);
  }

  function fault(href: string, from: string): Fault | undefined {
    if (RUNS_CODE.test(href))
      return {
        id: 'link-script',
        message: `The link ${href.slice(0, MOST_SHOWN)} runs code, which the policy of the site blocks.`,
        help: 'Link to an address, or write a component that does it.',
      };
    if (isPlainlyRight(href, from) || isExternal(href)) return undefined;
    // Resolved as a browser does, below the base path: so many `..` may lead out of it.
    const page = `http://docs${withBase(settings.base, from)}`;
    const address = href.startsWith('/') ? withBase(settings.base, href) : href;
    const url = URL.canParse(address, page) ? new URL(address, page) : undefined;
    const pathname = url && decodeAddress(url.pathname);
    const anchor = url && decodeAddress(url.hash.slice(1));
    if (pathname === undefined || anchor === undefined)
      return {
        id: 'link-broken',
        message: `“${href}” is not a valid address.`,
        help: 'Write a path from the root of the docs, such as `/workflows/`.',
      };
    const path = withoutBase(settings.base, pathname);
    if (path === undefined)
      return {
        id: 'link-broken',
        message: `“${href}” leads out of the docs.`,
        help: 'Write a path from the root of the docs, such as `/workflows/`, or a full address that starts with `https://`.',
      };
    if (records.has(path)) return anchorFault(anchor, path, idsOf(path));
    if (isFile(path)) return undefined;
    const redirect = settings.redirects[canonicalPath(path)];
    if (redirect !== undefined)
      return { id: 'link-redirected', message: `The link points to ${path}, which has moved.`, help: `Link to ${redirect}.` };
    if (isOfTools(path.slice(1)))
      return {
        id: 'link-broken',
        message: `The file ${path} is not published, because it belongs to the tools of the site.`,
        help: 'Link to the full address of the file in its repository, or put a copy into `public/`.',
      };
    const type = unpublishedType(path, settings.versions);
    if (type !== undefined)
      return {
        id: 'link-broken',
        message: `The file ${path} is not published, because its type (.${type}) is not.`,
        help: `Use one of the types that are published (${ASSET_EXTENSIONS.join(', ')}), or link to the full address of the file at another place.`,
      };
    const site = /\/(www\..*)$/i.exec(path)?.[1];
    if (site !== undefined)
      return {
        id: 'link-broken',
        message: `The page ${path} does not exist.`,
        help: `To link to another site, write https://${site} in full.`,
      };
    nearestPage ??= nearestPath(records.keys());
    const close = nearestPage(canonicalPath(path.replace(/\.(?:mdx?|html?)$/i, '')));
    return {
      id: 'link-broken',
      message: `The page ${path} does not exist.`,
      help: close ? `Did you mean ${close}?` : 'Correct the link, or create the page.',
    };
  }

  return (page) => {
    const meant = targets.of(page);
    return page.links.flatMap((link): Diagnostic[] => {
      const found = fault(meant.get(link.href) ?? link.href, page.record.path);
      return found ? [{ ...found, file: page.record.relativePath, line: link.line, column: link.column }] : [];
    });
  };
}

function anchorFault(anchor: string, path: string, known: ReadonlySet<string> | undefined): Fault | undefined {
  if (anchor === '' || !known || known.has(anchor)) return undefined;
  return {
    id: 'anchor-broken',
    message: `${path} has no heading #${anchor}.`,
    help: anchorHelp(anchor, known, `Correct the link, or add {#${anchor}} to the heading.`),
  };
}
