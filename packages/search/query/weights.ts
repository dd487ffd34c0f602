/** All numbers of the ranking in one place. The query set measures their effect; docs/search.md explains them. */
export const WEIGHTS = {
  /** By how much the text is about the word. */
  level: [0, 0.6, 1.2, 2],
  title: 5.5,
  heading: 3.9,
  code: 0.3,
  path: 1,
  /** A word of a phrase by which readers ask for the place; and the phrase that is the query, by how much of either is in the other. */
  phrasings: 3,
  phrasingBonus: 4,
  wholeQuery: 2,
  wholePhrase: 2,
  /** A name of code at the beginning of a row, or the first one of a section: where it is explained rather than used. */
  symbolNamed: 1,
  /** Where the query as a whole is a name of code that stands there: as the heading, at the beginning of a row. */
  nameHeading: 3.5,
  nameRow: 1.5,
  /** A word that another section of the page has. */
  elsewhere: 0.15,
  /** A word that the title of the page has, for its sections; the beginning has more by itself. */
  underTitle: 5,
  /** How far a word counts as met that stands only in another section of the page. */
  metElsewhere: 0.15,
  /** For each doubling of the number of the page's sections that have the word. */
  gathered: 0.25,
  /** The part of the score that does not depend on how much of the query was met. */
  coverageFloor: 0.25,
  coveragePower: 3,
  /** How well a title or another heading is the query. */
  titleFit: 3.6,
  headingBonus: 2.4,
  partialFit: 0.8,
  /** How much rarer than its word a form may count. */
  rareForm: 1.15,
  unknownWord: 0.35,
  /** Of what another word is worth, a word by which readers ask: “docs”. */
  faint: 0.2,
  idfFloor: 0.25,
  tornParaphrase: 0.35,
  /** The beginning of a page before its sections, all else equal. */
  start: 1.06,
  /** A page in another language than the others, all else equal. */
  foreign: 0.1,
  /** A section of a page is shown beside its best one from this share of its score. */
  samePage: 0.65,
};
