import { rootedAddress } from '../content/html/addresses.ts';
import type { Asset } from '../content/source/find-sources.ts';
import { decodeAddress } from '../shared/address.ts';
import type { SiteModel } from './site-model.ts';

/** The files to publish: those that pages use or link to, and those that are always published. */
export function publishedAssets({ pages, assets, links }: Pick<SiteModel, 'pages' | 'assets' | 'links'>): Asset[] {
  if ([...assets.values()].every(({ always }) => always)) return [...assets.values()];
  const named = new Set<string>();
  for (const page of pages.values()) {
    const targets = links.of(page);
    for (const { href } of [...page.files, ...page.links]) {
      const address = rootedAddress(targets.get(href) ?? href, page.record.path)?.replace(/[?#].*/s, '');
      if (address !== undefined) named.add(decodeAddress(address) ?? address);
    }
  }
  return [...assets.values()].filter((asset) => asset.always || named.has(asset.path));
}
