import type { Settings } from '../config/settings.ts';
import { ASSET_EXTENSIONS, isOfTools } from '../content/source/published-files.ts';
import type { SiteModel } from '../model/site-model.ts';
import { canonicalPath, decodeAddress, isExternal, wikiName, withBase, withoutBase } from '../shared/address.ts';
import { documentFile, markdownFile } from '../shared/page-files.ts';
import { didYouMean } from '../shared/wording.ts';
import { reservedAddresses } from './check-address-conflicts.ts';
import { unpublishedType } from './check-files.ts';
import { definePageCheck } from './define-check.ts';
import { nearestPath } from './nearest-path.ts';

const RUNS_CODE = /^\s*(?:javascript|vbscript):/i;
const MOST_SHOWN = 60;

/** Reports broken links. Anchors on pages that aren't compiled yet count as valid. */
export const checkLinks = definePageCheck(
  {
    'anchor-broken': ['mistake', 'A link leads to an anchor that its page does not have.'],
    'link-redirected': ['mistake', 'A link leads to a page that has moved.'],
    'link-script': ['mistake', 'A link runs code (`javascript:`), which the security policy of the site blocks.'],
  },
  ({
    pages,
    records,
    assets,
    links: targets,
    settings,
  }: Omit<SiteModel, 'settings' | 'sidebars' | 'navigation' | 'drafts' | 'languages'> & {
    settings: Pick<Settings, 'base' | 'site' | 'files' | 'redirects' | 'versions'>;
  }) => {
    const { reserved, spare } = reservedAddresses(settings);
    // A version without a start page gets one: see `homeView`.
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

    /** A file that isn't a page. The address of a folder means its `index.html`. */
    function isFile(path: string): boolean {
      return served.has(documentFile(path)) || isCopy(path);
    }

    /** The Markdown copy of a page. */
    function isCopy(path: string): boolean {
      if (!path.endsWith('.md')) return false;
      const bare = path.slice(0, -'.md'.length);
      return ['/', bare, `${bare}/`].some((page) => records.has(page) && markdownFile(page) === path);
    }

    /** A quick check that accepts most links. Only the rest are examined closely. */
    function isPlainlyRight(href: string, from: string): boolean {
      const hash = href.indexOf('#');
      const path = hash < 0 ? href : href.slice(0, hash) || from;
      if (!records.has(path)) return false;
      return hash < 0 || (idsOf(path)?.has(href.slice(hash + 1)) ?? true);
    }

    /** The message and fix for a broken link. */
    function broken(path: string): [message: string, help: string] {
      if (isOfTools(path.slice(1)))
        return [
          `The file ${path} is not published, because it belongs to the site's tooling.`,
          'Link to the full address of the file in its repository, or put a copy in `public/`.',
        ];
      const type = unpublishedType(path, settings.versions);
      if (type !== undefined)
        return [
          `The file ${path} is not published: files of type .${type} are not.`,
          `Use one of the types that are published (${ASSET_EXTENSIONS.join(', ')}), or link to the full address of the file at another place.`,
        ];
      const site = /\/(www\..*)$/i.exec(path)?.[1];
      if (site !== undefined) return [`The page ${path} does not exist.`, `To link to another site, write https://${site} in full.`];
      nearestPage ??= nearestPath(records.keys());
      const close = nearestPage(canonicalPath(path.replace(/\.(?:mdx?|html?)$/i, '')));
      return [`The page ${path} does not exist.`, close ? `Did you mean ${close}?` : 'Correct the link, or create the page.'];
    }

    return (page, reportAt) => {
      const from = page.record.path;
      const meant = targets.of(page);
      for (const { href: written, line, column } of page.links) {
        const href = meant.get(written) ?? written;
        const report = reportAt({ file: page.record.relativePath, line, column });
        if (RUNS_CODE.test(href)) {
          const message = `The link ${href.slice(0, MOST_SHOWN)} runs code, which the security policy of the site blocks.`;
          report('link-script', message, 'Link to an address, or write a component that does it.');
          continue;
        }
        if (isPlainlyRight(href, from) || isExternal(href)) continue;
        const named = wikiName(href);
        if (named !== undefined) {
          const name = decodeAddress(named) ?? named;
          report(
            'link-broken',
            `No page or file has the name “${name}”, or more than one has.`,
            `Correct the name, or link to the page. If it is text, write \`\\[[${name}]]\`.`,
          );
          continue;
        }
        // Resolved below the base path, as browsers do: enough `..` can lead out of it.
        const base = `http://docs${withBase(settings.base, from)}`;
        const address = href.startsWith('/') ? withBase(settings.base, href) : href;
        const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
        const pathname = url && decodeAddress(url.pathname);
        const anchor = url && decodeAddress(url.hash.slice(1));
        if (pathname === undefined || anchor === undefined) {
          report('link-broken', `“${href}” is not a valid address.`, 'Write a path from the root of the docs, such as `/workflows/`.');
          continue;
        }
        const path = withoutBase(settings.base, pathname);
        if (path === undefined) {
          const help = 'Write a path from the root of the docs, such as `/workflows/`, or a full address that starts with `https://`.';
          report('link-broken', `“${href}” leads out of the docs.`, help);
          continue;
        }
        const redirect = settings.redirects[canonicalPath(path)];
        if (records.has(path)) {
          const known = idsOf(path);
          if (anchor === '' || !known || known.has(anchor)) continue;
          const otherwise = `Correct the link, or add {#${anchor}} to the heading.`;
          report(
            'anchor-broken',
            `${path} has no heading #${anchor}.`,
            didYouMean(anchor, known, otherwise, (id) => `#${id}`),
          );
        } else if (isFile(path)) continue;
        else if (redirect !== undefined) report('link-redirected', `The link points to ${path}, which has moved.`, `Link to ${redirect}.`);
        else report('link-broken', ...broken(path));
      }
    };
  },
);
