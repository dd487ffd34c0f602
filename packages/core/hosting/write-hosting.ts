import type { Settings } from '../config/settings.ts';
import { targetsOf } from '../hosts/address-spellings.ts';
import type { HostGenerator, HostingPlan } from '../hosts/hosting-plan.ts';
import { linkRules } from '../hosts/link-rules.ts';
import { NOT_FOUND_TEXT } from '../hosts/responses.ts';
import { redirectsOf } from '../model/redirects/redirects-of.ts';
import { HEADERS, REDIRECTS } from '../output/hosting-folder.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { FIND_PLACE_SCRIPT } from '../render/find-base-script.ts';
import { redirectPage } from '../render/redirect-page.tsx';
import { withBase, withoutBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { AuthorError } from '../shared/author-error.ts';
import { hashedPattern, markdownFile } from '../shared/page-files.ts';
import { keepBuilds } from './keep-builds.ts';
import { precompress } from './precompress.ts';
import { type InlineTexts, securityHeaders } from './security-headers.ts';

interface HostingOptions {
  /** The settings in each language, the original first. */
  languages: readonly [Settings, ...Settings[]];
  /** Name of a host → the generator of its files. */
  hosts: Readonly<Record<string, HostGenerator>>;
  inline: InlineTexts;
  published: OutputFolder;
  beside: OutputFolder;
  /** The published folder, whose scripts are kept for open tabs. */
  previous: string;
}

/**
 * Writes configuration for hosts. Files for all hosts go next to the published folder. Files for the host in the settings also
 * go into it, if the host reads them there.
 */
export async function writeHosting({ languages, hosts, inline, published, beside, previous }: HostingOptions): Promise<void> {
  const [settings] = languages;
  const { base, host } = settings;
  await keepBuilds(published, previous, base);
  const anywhere = base === ANY_BASE;
  const scripts = anywhere ? [...inline.scripts, FIND_PLACE_SCRIPT] : inline.scripts;
  const plan = makePlan(languages, { ...inline, scripts }, published.written);
  if (!published.written.has(plan.notFoundFile)) await published.write(plan.notFoundFile, NOT_FOUND_TEXT);
  if (base !== '/' && !anywhere) await published.write('/index.html', redirectPage(withBase(base, '/'), { ...settings, base: '/' }));
  if (settings.precompress) await precompress(published);
  // Host rules need the base path, which such a build does not know, so old addresses are redirect pages.
  for (const [name, generate] of anywhere ? [] : Object.entries(hosts)) {
    for (const file of await generate(plan, name === host)) {
      await beside.write(`/${name}/${file.name}`, file.content);
      if (name === host && file.published) await writeOnce(published, `/${file.name}`, file.content, name);
    }
  }
  if (!anywhere)
    await beside.write(REDIRECTS, `${JSON.stringify({ exact: Object.fromEntries(targetsOf(plan.redirects)), branches: plan.branches })}\n`);
  await beside.write(HEADERS, `${JSON.stringify(Object.fromEntries(plan.headers), null, 2)}\n`);
}

/** Throws if the site has another file at that address. */
async function writeOnce(published: OutputFolder, address: string, content: string, host: string): Promise<void> {
  if (published.written.has(address) && Buffer.from(await published.read(address)).toString() !== content)
    throw new AuthorError(
      `The build writes ${address} for the host ${host}, and the site has another file at that address.`,
      'Remove that file from the site, or build without `host` and use it alone.',
    );
  await published.write(address, content);
}

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
