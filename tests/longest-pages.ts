/** The longest pages of the site, each with a heading far down. */
export const LONGEST_PAGES = [
  ['api/rest/sources/', 'delete-source-events'],
  ['components/api/props/', 'http-event-shape'],
  ['cli/reference/', 'auto-upgrade'],
  ['workflows/steps/triggers/http/', 'too-many-requests'],
  ['limits/', 'time-per-execution'],
] as const;
