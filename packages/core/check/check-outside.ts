import type { SiteModel } from '../model/site-model.ts';
import { isExternal } from '../shared/address.ts';
import { isAllowed } from '../util/allowed-origin.ts';
import { definePageCheck } from './define-check.ts';

/** Reports images, videos and frames from other hosts that the site's content security policy blocks. */
export const checkOutside = definePageCheck(
  {
    'outside-blocked': [
      'mistake',
      'A page shows an image, video or frame from another host, which the security policy of the site blocks.',
    ],
  },
  ({ settings: { allow } }: SiteModel) =>
    ({ record, files, frames }, reportAt) => {
      for (const [what, setting, found] of [['file', 'media', files] as const, ['frame', 'frames', frames] as const])
        for (const { href, line, column } of found) {
          if (!isExternal(href) || /^(data|blob|about):/i.test(href) || isAllowed(href, allow[setting])) continue;
          const report = reportAt({ file: record.relativePath, line, column });
          if (!/^(https?:)?\/\//i.test(href))
            report(
              'outside-blocked',
              `Browsers will not load the ${what} ${href}: it is neither on the site nor on another host.`,
              'Put the file beside the page, and write its path from there.',
            );
          else
            report(
              'outside-blocked',
              `Browsers will block the ${what} ${href}: the site's security policy does not allow its host.`,
              `${what === 'frame' ? 'Write a link to it' : 'Put the file beside the page'}, or add '${originOf(href)}' to \`allow.${setting}\` in the settings.`,
            );
        }
    },
);

function originOf(href: string): string {
  const full = href.startsWith('//') ? `https:${href}` : href;
  return URL.canParse(full) ? new URL(full).origin.replace(/^http:/, 'https:') : href;
}
