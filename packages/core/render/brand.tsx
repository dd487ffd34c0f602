import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../config/settings.ts';
import { shortHash } from '../util/digest.ts';
import { onceEach } from '../util/once-each.ts';

/** Logo, icons and link-preview image of a site. */
export interface Brand {
  /** Address from the root of the docs → content. */
  files: ReadonlyMap<string, Uint8Array>;
  /** SVG before the title in the header; empty for none. */
  logo: string;
  icon: string;
  favicon: string | undefined;
  touchIcon: string | undefined;
  /** Shown in link previews of pages without a thumbnail. */
  linkPicture: string | undefined;
}

/**
 * Reads the files named in the settings. A site without an icon gets one with the first letter of its title. Runs again when one of
 * those files changes.
 */
export const brandOf = onceEach(({ title, brand }: Pick<Settings, 'title' | 'brand'>): Brand => {
  const files = new Map<string, Uint8Array>();
  const add = (content: Uint8Array, name: string, extension: string) => {
    const address = `/assets/${name}.${shortHash(content)}${extension}`;
    files.set(address, content);
    return address;
  };
  const read = (file: string | undefined, name: string) =>
    file === undefined ? undefined : add(readFileSync(file), name, path.extname(file).toLowerCase());
  // Browsers request this address by themselves.
  if (brand.favicon !== undefined) files.set('/favicon.ico', readFileSync(brand.favicon));
  return {
    files,
    logo: brand.logo === undefined ? '' : readFileSync(brand.logo, 'utf8').trim(),
    icon: read(brand.icon, 'icon') ?? add(Buffer.from(letterIcon(title)), 'icon', '.svg'),
    favicon: brand.favicon === undefined ? undefined : '/favicon.ico',
    touchIcon: read(brand.touchIcon, 'touch-icon'),
    linkPicture: read(brand.linkPicture, 'link-picture'),
  };
});

function letterIcon(title: string): string {
  const letter = [...title.trim()][0]?.toUpperCase() ?? '';
  const text = { x: 12, y: 17.5, fontWeight: 700, fontFamily: 'sans-serif', fontSize: 16, textAnchor: 'middle', fill: '#fff' } as const;
  const icon = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the icon of a tab, which has a name beside it
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <rect width="24" height="24" rx="5" fill="#444" />
      <text {...text}>{letter}</text>
    </svg>
  );
  return `${renderToStaticMarkup(icon)}\n`;
}
