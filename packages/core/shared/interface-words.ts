/** What the frame around pages says, in English: the words that a site of another language gives its own for. */
export const INTERFACE_WORDS = [
  // In every page
  'Menu',
  'Main',
  'Sections',
  'Pages',
  'Breadcrumbs',
  'Previous and next pages',
  'Overview',
  'Search',
  'Search...',
  'Theme',
  'System',
  'Light',
  'Dark',
  'Docs version',
  'No matching page: opens the closest one',
  'Describes the product as of',
  'Language',
  'This page has not been translated yet. It is shown in its original language ({language}).',
  'This section may be older than the original ({language}).',
  'Parts of this page may be older than the original ({language}).',
  'Read the original',
  'Copy',
  'Copied',
  'Copy failed',
  'Copy page',
  'Copy section',
  'View as Markdown',
  'This page is about',
  'Go to',
  'has no page of this subject; the nearest is',
  'Edit this page',
  'Moved sections',
  'Previous',
  'Next',
  'Skip to content',
  'Show',
  'Enlarge',
  'Index of all pages for programs:',
  'This page as Markdown:',
  // Asides
  'Note',
  'Tip',
  'Warning',
  'Danger',
  'Details',
  // The page for what was not found, and the search as a page
  'Page not found',
  'There is no page at this address. It may have moved, or the link may be misspelled.',
  'Search the docs',
  'Go to the home page',
  'Did you mean this page?',
  'Did you mean one of these?',
  'Search needs JavaScript. Here is a list of all pages:',
  'All pages',
  // The search
  'Close',
  'Results',
  'Searching…',
  'Type a question, a name from your code, or an error message.',
  'Recently viewed',
  'Recently viewed pages',
  'Showing results for',
  'Not found in the docs:',
  'No results for',
  'Recognized:',
  'None of these words appears in the docs.',
  'Did you mean',
  'Try fewer or different words, or browse',
  'all pages',
  'select',
  'open',
  'close',
  'opens the search',
  'Search covers {version} only.',
  'Search could not be loaded. Check your connection.',
  // Loading
  'Loading the page',
  'Try again',
  'Open as an ordinary page',
  'This page could not be found',
  'The server does not have a file that this page needs. The page may have been removed, or the site is being updated.',
  'This page could not be loaded',
  'The connection failed, or the page arrived incomplete. Check your connection, then try again.',
  'This page took too long to load',
  'The server did not respond in time. Your connection may be slow. Try again, or open it as an ordinary page.',
  'The rest of this page could not be loaded',
] as const;

export type InterfaceWord = (typeof INTERFACE_WORDS)[number];

/** English → the words of a site. */
export type InterfaceWords = Readonly<Partial<Record<InterfaceWord, string>>>;

/** A word of the interface → the same in the language of a page. */
export type Say = (english: InterfaceWord) => string;

/** What has no word in the language stays English. */
export function sayIn(words: InterfaceWords): Say {
  return (english) => words[english] ?? english;
}
