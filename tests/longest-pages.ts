/** The longest pages of the site, each with a heading far down. */
export const LONGEST_PAGES = [
  ['api/rest/', 'get-org-s-subscriptions'],
  ['components/api/', 'dedupe-strategies'],
  ['cli/reference/', 'auto-upgrade'],
  ['workflows/steps/triggers/', 'how-the-payload-data-is-saved'],
  ['limits/', 'time-per-execution'],
] as const;
