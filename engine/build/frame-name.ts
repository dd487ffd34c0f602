import type { ShellInfo } from '../shared/settings.ts';
import type { AppBundle } from './app-bundle.ts';
import { shortHash } from './short-hash.ts';

/** Digest of everything in a document that is not the page: where it differs, a document is too old to show other pages in. */
export function frameName({ script, styles, early }: AppBundle, { links }: ShellInfo): string {
  return shortHash(JSON.stringify([script, styles, early, links]));
}
