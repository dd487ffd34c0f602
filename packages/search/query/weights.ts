/** All weights of the ranking. The query set measures their effect (`site/search/queries.test.ts`); docs/search.md explains them. */
export const WEIGHTS = {
  /** By level: how prominent the word is in the text. */
  level: [0, 0.6, 1.2, 2],
  title: 5.5,
  heading: 3.9,
  code: 0.3,
  path: 1,
  /** Boost for a word in a phrasing. The two powers weigh a full match: share of the query covered, share of the phrasing covered. */
  phrasings: 3,
  phrasingBonus: 4,
  /** For each doubling of the number of the section's phrasings that contain the word: readers ask about it often. */
  phrasingsOften: 0.9,
  wholeQuery: 2,
  wholePhrase: 2,
  /** Weight of an error message, or of the wording that the anchor still has, relative to a phrasing. */
  ownPhrase: 0.8,
  /** An identifier that begins a row, or is the first in a section: documented there rather than used. */
  symbolNamed: 1,
  /** The whole query is an identifier that is the heading, or begins a row. */
  nameHeading: 3.5,
  nameRow: 1.5,
  /** A word in another section of the page. */
  elsewhere: 0.15,
  /** A word in the page title, for the other sections of the page. */
  underTitle: 5,
  /** How much a word that is only in another section counts toward coverage. */
  metElsewhere: 0.15,
  /** For each doubling of the number of sections of the page with the word. */
  gathered: 0.25,
  /** The part of the score that doesn't depend on coverage. */
  coverageFloor: 0.25,
  coveragePower: 3,
  /** Boost for a title, or a heading, that fits the query. */
  titleFit: 3.6,
  headingBonus: 2.4,
  partialFit: 0.8,
  /** Limits the importance of an inflection to this multiple of its word's importance. */
  rareForm: 1.15,
  unknownWord: 0.35,
  /** Weight of words that only phrase a question, such as “docs”. */
  faint: 0.2,
  idfFloor: 0.25,
  tornParaphrase: 0.35,
  /** Boost for the beginning of a page over its sections. */
  start: 1.03,
  /** Factor for a page in another language. */
  foreign: 0.1,
  /** A page's other sections are shown if they reach this share of the next page's score. */
  samePage: 0.8,
};
