/** A fact about the product that pages insert as `{{name}}` instead of repeating it. */
export interface Constant {
  /** Displayed value, with its unit. */
  value: string;
  /** The unit or quantity. */
  unit: string;
  /** What the number limits, and where it's described. */
  source: string;
}

/**
 * Every business constant of the specification, section 9. Each is defined only here, except for the tab memory,
 * which the engine defines as well (`packages/core/shared/tab-memory.ts`); a test keeps the two equal.
 */
export const constants = {
  'payload size limit': { value: '512KB', unit: 'bytes of an HTTP request body', source: '/limits/' },
  'memory default': { value: '256MB', unit: 'memory of a workflow', source: '/workflows/settings/' },
  'memory absolute limit': { value: '10GB', unit: 'memory of a workflow', source: '/workflows/settings/' },
  'email payload limit': { value: '30MB', unit: 'bytes of an email with its attachments', source: '/limits/' },
  'inspector events free': { value: '100', unit: 'events kept for each workflow', source: '/limits/' },
  'inspector events paid': { value: '1,000', unit: 'events kept for each workflow', source: '/limits/' },
  'inspector event expiry': { value: '365 days', unit: 'time that an event is kept', source: '/limits/' },
  'function payload limit': { value: '6MB', unit: 'bytes of all exports and logs of a run', source: '/limits/' },
  'daily invocations limit': { value: '333', unit: 'invocations a day, free account', source: '/limits/' },
  'free org daily invocations limit': { value: '66', unit: 'invocations a day, free organization', source: '/limits/' },
  'price per invocation': { value: '$0.0002', unit: 'US dollars for one more invocation', source: '/pricing/' },
  'free monthly invocations': { value: '10,000', unit: 'invocations a month, free account', source: '/pricing/' },
  'monthly invocations pro': { value: '20,000', unit: 'invocations a month in the plan', source: '/pricing/' },
  'monthly invocations team': { value: '20,000', unit: 'invocations a month in the plan', source: '/pricing/' },
  'monthly invocations enterprise': { value: '100,000', unit: 'invocations a month in the plan', source: '/pricing/' },
  'team member limit': { value: '5', unit: 'members of a team plan', source: '/pricing/' },
  'pro monthly price': { value: '$19', unit: 'US dollars a month', source: '/pricing/' },
  'team monthly price': { value: '$19', unit: 'US dollars a month for an organization', source: '/pricing/' },
  'default workflow queue size': { value: '100', unit: 'events waiting for a workflow', source: '/workflows/concurrency-and-throttling/' },
  'maximum workflow queue size': {
    value: '10,000',
    unit: 'events waiting for a workflow',
    source: '/workflows/concurrency-and-throttling/',
  },
  'Node version': { value: '14', unit: 'major version that runs Node.js steps', source: '/code/nodejs/' },
  'Python version': { value: '3.8', unit: 'version that runs Python steps', source: '/code/python/' },
  'configured props size limit': { value: '64KB', unit: 'bytes of the configured props of a component', source: '/limits/' },
  'service db size limit': { value: '60KB', unit: 'bytes of `$.service.db`', source: '/limits/' },
  '/tmp size limit': { value: '512MB', unit: 'bytes of files in `/tmp`', source: '/limits/' },
  'delay range': { value: 'one millisecond to one year', unit: 'time of a pause', source: '/code/nodejs/delay/' },
  'page script load time-out': { value: '120 seconds', unit: 'time until a page script of this site counts as lost', source: 'engine' },
  'tab memory': { value: '5 minutes', unit: 'time that a chosen tab is remembered', source: 'engine' },
} satisfies Record<string, Constant>;

/** Base addresses, inserted as `{{name}}` like the constants. */
export const addresses = {
  'api base url': 'https://api.pipedream.com/v1',
  'product url': 'https://pipedream.com',
  'sql url': 'https://rt.pipedream.com/sql',
};
