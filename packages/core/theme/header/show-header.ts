import { setHtml } from '../../dom/trusted-html.ts';
import { nearestAbove, withBase } from '../../shared/address.ts';
import { type SiteInfo, versionAt } from '../../shared/browser-settings.ts';

/**
 * Marks the links of header and drawer that lead to the current page or its section. `versions`: HTML of the page's version menu;
 * without it, the menu leads to the start page of each version.
 */
export function showHeader(path: string, versions: string | undefined, site: SiteInfo): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.top .links a, .drawer-links a')];
  const here = addressOf(site.base, path);
  const section = nearestAbove(
    here,
    links.map(({ href }) => href),
  );
  for (const link of links) mark(link, link.href === section, section === here ? 'page' : 'true');
  const menu = document.querySelector('.top .versions');
  if (!menu) return;
  if (versions === undefined) showBeginnings(menu, path, site);
  else setHtml(menu, versions);
}

function showBeginnings(menu: Element, path: string, { base, versions }: SiteInfo): void {
  const here = versionAt(path, versions);
  const label = menu.querySelector('summary')?.firstChild;
  if (label && here) label.textContent = here.id;
  menu.querySelectorAll('a').forEach((link, index) => {
    const version = versions[index];
    if (!version) return;
    link.href = withBase(base, version.path);
    link.querySelector('small')?.remove();
    mark(link, version === here, 'true');
  });
}

function mark(link: Element, isCurrent: boolean, as: string): void {
  if (isCurrent) link.setAttribute('aria-current', as);
  else link.removeAttribute('aria-current');
}

/** The links to the top of that page, however their addresses are written. */
export function linksTo(links: Iterable<HTMLAnchorElement>, base: string, path: string): Set<HTMLAnchorElement> {
  const here = addressOf(base, path);
  return new Set([...links].filter(({ href }) => href === here));
}

function addressOf(base: string, path: string): string {
  return new URL(withBase(base, path), location.origin).href;
}
