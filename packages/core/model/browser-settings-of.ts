import type { Settings } from '../config/settings.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import type { InterfaceWord } from '../shared/interface-words.ts';

/** Selects the settings that the app needs in the browser. */
export function browserSettingsOf(settings: Settings): SiteInfo {
  return {
    title: settings.title,
    base: settings.base,
    // The header's menu begins with the versions, if there are several.
    versions:
      settings.versions.length < 2 && settings.locales.length > 1
        ? []
        : settings.versions.map(({ id, label, path }) => ({ id, label, path })),
    currentVersion: settings.versions[0]?.id ?? '',
    loadTimeout: settings.loadTimeout,
    analytics: settings.analytics,
    ...wordsOf(settings),
  };
}

function wordsOf({ words }: Settings): Pick<SiteInfo, 'words'> {
  const used = Object.entries(words).filter(([word]) => !BUILD_WORDS.has(word));
  return used.length > 0 ? { words: Object.fromEntries(used) } : {};
}

/** Words that only the build uses, so that a first visit does not download them. */
export const BUILD_WORDS: ReadonlySet<string> = new Set<InterfaceWord>([
  'This page has not been translated yet. It is shown in its original language ({language}).',
  'This section may be older than the original ({language}).',
  'Parts of this page may be older than the original ({language}).',
  'Read the original',
  'Go to {version}: {page}',
  'Show {name}',
  'Read this page in English',
  'This page is about {version}.',
  '{version} has no page of this subject; the nearest is {page}',
  'Index of all pages for programs:',
  'This page as Markdown:',
  'Moved sections',
  'Describes the product as of {date}',
  'Edit this page',
  'Breadcrumbs',
  'Previous and next pages',
  'Skip to content',
  'Note',
  'Tip',
  'Warning',
  'Danger',
  'Details',
  'Link to {title}',
  'Footnotes',
  'Back to reference {reference}',
  'Search needs JavaScript. Here is a list of all pages:',
  'This page has moved',
  'Go to the folder that contains this address',
  'Go one folder up',
  'There is no page at this address. It may have moved, or the link may be misspelled.',
  'No matching page: opens the closest one',
  'Address',
  'Version',
  'Last changed',
  'More pages',
  'For programs',
  'Other versions',
  'API description',
  'search page; the words go into the query, `?q=words`',
  'All pages as JSON',
  'titles, addresses and headings',
  'list of the pages of that version',
]);
