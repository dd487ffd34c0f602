import type { Settings } from '../config/settings.ts';
import type { HostingPlan } from '../hosts/hosting-plan.ts';
import { linkRules } from '../hosts/link-rules.ts';
import { redirectsOf } from '../model/redirects/redirects-of.ts';
import { withBase, withoutBase } from '../shared/address.ts';
import { hashedPattern } from '../shared/hashed-files.ts';
import { markdownFile } from '../shared/page-files.ts';
import { type InlineTexts, securityHeaders } from './security-headers.ts';

/** Redirects and headers of a site in one description. */
export function makePlan(languages: readonly [Settings, ...Settings[]], inline: InlineTexts, written: Iterable<string>): HostingPlan {
  const [settings] = languages;
  const { base } = settings;
  const moved = languages.map((language, at) => redirectsOf(at === 0 ? language : { ...language, formerBases: [] }));
  const addresses = [...written];
  const known = new Set(addresses);
  const hasCopy = (page: string) => known.has(withBase(base, markdownFile(withoutBase(base, page) ?? page)));
  return {
    base,
    site: settings.site,
    redirects: moved.flatMap(({ exact }) => exact),
    branches: moved.flatMap(({ branches }) => branches).sort((a, b) => b.from.length - a.from.length),
    notFoundPage: withBase(base, '/404.html'),
    ...(languages.length > 1 && {
      languages: languages
        .map((language) => ({ base: language.base, lang: language.lang, notFoundPage: withBase(language.base, '/404.html') }))
        .sort((a, b) => b.base.length - a.base.length),
    }),
    notFoundFile: withBase(base, '/404.txt'),
    hashed: addresses.filter((address) => new RegExp(hashedPattern(base)).test(address)).sort(),
    links: languages.toSorted((a, b) => b.base.length - a.base.length).flatMap((language) => linkRules(language.base, language.versions)),
    pages: addresses
      .filter((address) => address.endsWith('.html'))
      .map((address) => address.replace(/\/index\.html$/, '/'))
      .filter(hasCopy)
      .sort(),
    headers: securityHeaders({ ...inline, analytics: settings.analytics, allow: settings.allow }),
  };
}
