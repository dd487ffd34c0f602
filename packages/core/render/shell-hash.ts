import type { AppBundle } from '../bundle/app-bundle.ts';
import type { ShellInfo } from '../shared/browser-settings.ts';
import { shortHash } from '../util/digest.ts';

/** Digest of everything in a document that is not the page: where it differs, a document is too old to show other pages in. */
export function shellHash({ script, styles, early }: AppBundle, site: ShellInfo): string {
  return shortHash(JSON.stringify([script, styles, early, site]));
}
