/** The longest pages of the site, each with a heading far down. */
export const LONGEST_PAGES = [
  ['api/rest/', 'get-org-s-subscriptions'],
  ['components/api/props/', 'http-event-shape'],
  ['cli/reference/', 'auto-upgrade'],
  ['workflows/steps/triggers/http/', 'check-a-signature'],
  ['limits/', 'time-per-execution'],
] as const;
