import { BANNER_SCRIPT } from '../../shared/banner-script.ts';
import type { BannerInfo } from '../../shared/browser-settings.ts';
import { useSay } from '../language/language-context.ts';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { useSite } from '../parts/theme-context.ts';

export interface BannerProps {
  banner: BannerInfo;
}

/** The line above the header. Its script runs while the document is parsed, so that a dismissed banner never appears and nothing moves. */
export function BannerPlace({ banner }: BannerProps) {
  const { id, from, until } = banner;
  return (
    <>
      <script data-id={id} data-from={from} data-until={until} dangerouslySetInnerHTML={{ __html: BANNER_SCRIPT }} />
      <aside className={from !== undefined || until !== undefined ? 'banner dated' : 'banner'}>
        <Banner banner={banner} />
      </aside>
    </>
  );
}

/** The content of the banner. Elements with `data-banner="close"` dismiss it. */
export const Banner = replaceable<BannerProps>('Banner', ({ banner: { text, link } }) => {
  const say = useSay();
  const { base } = useSite();
  return (
    <>
      <p>
        {text} {link && <a href={href(base, link.path)}>{link.label}</a>}
      </p>
      <button type="button" data-banner="close" aria-label={say('Close')}>
        ×
      </button>
    </>
  );
});
