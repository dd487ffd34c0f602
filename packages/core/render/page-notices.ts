import { languageWithin } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { withoutFragment } from '../shared/address.ts';
import { type InterfaceWord, sayIn } from '../shared/interface-words.ts';
import type { VersionLink } from '../shared/page-view.ts';
import type { NoticeProps } from '../theme/page/page-parts.tsx';

/** Notices above a page: of an older version, untranslated, or older than the original. `inHtml`: see `frameOf`. */
export function pageNotices(page: PageFacts, model: SiteModel, versions: VersionLink[], inHtml: (href: string) => string): NoticeProps[] {
  return [
    versionNotice(page, model, versions),
    languageNotice(page, model, inHtml(page.record.path)),
    outdatedNotice(page, model, inHtml),
  ].filter((one) => one !== undefined);
}

/** On a page of an older version, links to the page that replaces it. */
function versionNotice(page: PageFacts, { settings, records }: SiteModel, versions: VersionLink[]) {
  const say = sayIn(settings.words);
  const current = settings.versions[0];
  if (!current || page.version === current.id) return undefined;
  const own = settings.versions.find((version) => version.id === page.version);
  const target = versions.find((link) => link.version === current.id);
  const path = target?.path ?? current.path;
  const subject = records.get(withoutFragment(path))?.title ?? current.label;
  const label = say(target?.exact ? 'Go to {version}: {page}' : '{version} has no page of this subject; the nearest is {page}');
  return {
    text: say('This page is about {version}.').replace('{version}', () => own?.label ?? page.version),
    link: {
      label: label.replace('{version}', () => current.id).replace('{page}', () => subject),
      path,
    },
  };
}

/** Tells readers, in their language, that the page is not translated. */
function languageNotice(page: PageFacts, { settings }: SiteModel, original: string) {
  const { lang, path } = page.record;
  if (lang === undefined) return undefined;
  const say = sayIn(settings.words);
  const text = say('This page has not been translated yet. It is shown in its original language ({language}).');
  return {
    text: text.replace('{language}', languageWithin(lang, settings.lang)),
    link: { label: say('Read the original'), path, href: original },
  };
}

/** Says that parts of a translation may be older than the original, unless notices in its sections do. */
function outdatedNotice(page: PageFacts, { settings }: SiteModel, inHtml: (href: string) => string): NoticeProps | undefined {
  const first = page.outdated?.find(({ anchor = '' }) => anchor === '');
  if (!first) return undefined;
  return olderThan('Parts of this page may be older than the original ({language}).', page.record.path, first.original, settings, inHtml);
}

/** Notices below the headings of a translation, by anchor. */
export function sectionNotices(page: PageFacts, { settings }: SiteModel, inHtml: (href: string) => string): Record<string, NoticeProps> {
  const sections = (page.outdated ?? []).filter(({ anchor = '' }) => anchor !== '');
  const text = 'This section may be older than the original ({language}).';
  return Object.fromEntries(
    sections.map(({ anchor = '', original }) => [anchor, olderThan(text, page.record.path, original, settings, inHtml)]),
  );
}

function olderThan(
  text: InterfaceWord,
  path: string,
  anchor: string,
  { words, locales, lang }: Settings,
  inHtml: (href: string) => string,
): NoticeProps {
  const say = sayIn(words);
  return {
    text: say(text).replace('{language}', languageWithin(locales[0]?.lang ?? lang, lang)),
    link: { label: say('Read the original'), path, href: inHtml(path) + (anchor === '' ? '' : `#${anchor}`) },
  };
}
