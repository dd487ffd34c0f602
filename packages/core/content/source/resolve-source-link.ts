import path from 'node:path';
import { decodeAddress, isExternal } from '../../shared/address.ts';
import type { Source } from './find-sources.ts';

/** Links to files are relative to the source: `../steps.md#x` → `/workflows/steps.md#x`, whose page `link-targets.ts` finds; `./a.png` → `/workflows/a.png`. */
export function resolveSourceLink(href: string, source: Source): string | undefined {
  const match = /^([^?#]+\.\w+)([?#].*)?$/.exec(href);
  if (!match?.[1] || isExternal(href) || href.startsWith('/') || match[1].endsWith('.html')) return undefined;
  const file = decodeAddress(match[1]);
  if (file === undefined) return undefined; // reported as a broken link
  const target = path.posix.join(path.posix.dirname(source.relativePath), file);
  if (!target.startsWith(source.folder)) return undefined;
  const inside = target.slice(source.folder.length);
  // In an address these would mean something else than the name of a file.
  const address = inside.replace(/[%?#\s]/g, encodeURIComponent);
  return source.prefix + address + (match[2] ?? '');
}
