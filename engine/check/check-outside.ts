import type { PageFacts, PageLink } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isExternal } from '../shared/address.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { isAllowed } from '../util/allowed-origin.ts';

/** How to find pictures, videos and frames of other hosts that the policy of the site keeps browsers from loading. */
export function outsideChecker({ settings: { allow } }: SiteModel): (page: PageFacts) => Diagnostic[] {
  return (page) => {
    const blocked = (what: string, setting: 'media' | 'frames', found: readonly PageLink[]): Diagnostic[] =>
      found
        .filter(({ href }) => isExternal(href) && !/^(data|blob|about):/i.test(href) && !isAllowed(href, allow[setting]))
        .map(({ href, line, column }) => ({
          id: 'outside-blocked',
          message: `Browsers will not load the ${what} ${href}: the policy of the site does not name its host.`,
          help: `${what === 'frame' ? 'Write a link to it' : 'Put the file beside the page'}, or add '${originOf(href)}' to \`allow.${setting}\` in the settings.`,
          file: page.record.relativePath,
          line,
          column,
        }));
    return [...blocked('file', 'media', page.files), ...blocked('frame', 'frames', page.frames)];
  };
}

function originOf(href: string): string {
  const full = href.startsWith('//') ? `https:${href}` : href;
  return URL.canParse(full) ? new URL(full).origin.replace(/^http:/, 'https:') : href;
}
