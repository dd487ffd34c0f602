/** The longest pages of the site, each with a heading far down. */
export const LONGEST_PAGES = [
  ['api/rest/', 'get-org-s-subscriptions'],
  ['components/api/props/', 'limits-on-props'],
  ['cli/reference/', 'auto-upgrade'],
  ['workflows/steps/triggers/http/', 'cross-origin-http-requests'],
  ['limits/', 'time-per-execution'],
] as const;
