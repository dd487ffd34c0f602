/** All numbers of the ranking in one place. The query set measures their effect; docs/search.md explains them. */
export const WEIGHTS = {
  /** By how much the text is about the word. */
  level: [0, 0.6, 1.2, 2],
  /** More for the first words of a section. */
  early: 0.25,
  title: 5.5,
  second: 3,
  heading: 3.9,
  description: 0.9,
  above: 0.7,
  code: 0.3,
  path: 1,
  /** A word of a phrase by which readers ask for the place, and a name of code there; and the phrase that is the query, by how much of either is in the other. */
  asked: 3,
  askedName: 1.6,
  askedFit: 4,
  askedQuery: 2,
  askedPhrase: 2,
  /** The least fit of a title that counts as such a phrase. */
  titleAsked: 0.7,
  /** A phrase that is a name of code, where the place itself does not have the name. */
  askedElsewhere: 0.4,
  /** How sure a message that the page shows is beside a phrase of readers. */
  message: 0.6,
  /** A name of code: in the heading, at the beginning of a row, as the first code of the section, in the description. */
  symbolHeading: 4,
  symbolNamed: 1,
  symbolDefined: 1,
  symbolDescription: 6,
  /** Where the query as a whole is a name of code that stands there: as the heading, at the beginning of a row (a message of some words, or a name), as the first code, anywhere. */
  nameHeading: 3.5,
  nameInAddress: 1.5,
  messageRow: 2,
  nameRow: 0.5,
  fieldRow: 1.5,
  nameDefined: 0.25,
  nameCode: 0.1,
  /** A word that another section of the page has. */
  elsewhere: 0.15,
  /** A word that the title of the page has, for its sections. */
  underTitle: 5,
  /** How far a word counts as met that stands in the page's title only, or only in another of its sections. */
  metInTitle: 1,
  metElsewhere: 0.15,
  /** For each doubling of the number of the page's sections that have the word. */
  gathered: 0.25,
  /** The part of the score that does not depend on how much of the query was met. */
  coverageFloor: 0.25,
  coveragePower: 3,
  /** Of what a phrase of the query is worth where the site writes it so, beside its words. */
  phrase: 0.4,
  titleFit: 3.6,
  secondFit: 1.8,
  headingFit: 2.4,
  trailFit: 3,
  trailPower: 2,
  partialFit: 0.8,
  disorder: 0.8,
  /** A reading that is worth less does not count for the heading's fit. */
  headingNeeds: 0.3,
  /** How much rarer than its word a form may count. */
  rareForm: 1.15,
  unknownWord: 0.35,
  /** Of what another word is worth, a word by which readers ask: “docs”. */
  faint: 0.2,
  idfFloor: 0.25,
  tornParaphrase: 0.35,
  /** The beginning of a page before its sections, all else equal. */
  start: 1.06,
  /** A section of a page is shown beside its best one from this share of its score. */
  samePage: 0.65,
};
