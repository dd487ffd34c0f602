import { http, node, type Run } from './run.ts';

const TRIGGERS = '/workflows/steps/triggers/';

/** The pages on workflows and their examples. */
export const workflows: Run[] = [
  node('/quickstart/', 'const mood', {
    steps: { sentiment: { $return_value: { score: -3 } } },
    expect: {},
    shows: { page: '/quickstart/', language: 'json', has: '"score":-3' },
  }),
  node('/sources/github/', 'Not a new issue', {
    steps: { trigger: { event: { action: 'closed' } } },
    expect: { exit: 'Not a new issue: closed' },
  }),
  node('/workflows/build-and-run/', 'Hello, ', { steps: http({ name: 'Ada' }), expect: { returned: 'Hello, Ada' } }),
  node('/workflows/built-in-functions/', 'Outside working hours', { steps: http({}), expect: { exit: undefined } }),
  node('/workflows/errors/', 'Test of my error workflow', { expect: { error: 'Test of my error workflow' } }),
  node('/workflows/events/', 'Welcome mail goes to', {
    steps: http({ email: 'ada@example.com' }),
    expect: { returned: 'Welcome mail goes to ada@example.com' },
  }),
  node('/workflows/events/', 'was handled before', {
    steps: http({}),
    stored: { 'run-1': 'before' },
    expect: { exit: 'Event run-1 was handled before' },
  }),
  node('/workflows/examples/add-row-to-google-sheets/', 'rating / 5', { steps: http({ rating: 4 }), expect: { returned: { score: 80 } } }),
  node('/workflows/examples/cron-job/', 'Still: ', {
    steps: { forecast: { $return_value: { title: 'A dry day' } } },
    stored: { title: 'A dry day' },
    expect: { exit: 'Still: A dry day' },
  }),
  node('/workflows/examples/http-response/', 'immediate: true', {
    steps: http({}),
    expect: { answered: { immediate: true, status: 202, body: { accepted: 'run-1' } } },
  }),
  node('/workflows/examples/send-discord-message/', 'const passed', {
    steps: http({ build: 7, status: 'passed', branch: 'main' }),
    expect: { returned: [{ title: 'Build 7: passed', description: ':white_check_mark: Branch main', color: 0x2e7d32 }] },
  }),
  node('/workflows/examples/send-yourself-email/', 'All is well', {
    steps: { check_site: { $return_value: { status: 200 } } },
    expect: { exit: 'All is well', sent: [] },
  }),
  node('/workflows/', 'email.trim()', { steps: http({ email: ' Ada@Example.com ' }), expect: { returned: 'ada@example.com' } }),
  node('/workflows/steps/actions/', 'stargazers_count', {
    steps: { get_repo: { $return_value: { full_name: 'a/b', stargazers_count: 3 } } },
    expect: { returned: 'a/b has 3 stars' },
  }),
  node('/workflows/steps/actions/', 'count_words', {
    props: { text: ' one  two ' },
    expect: { returned: 2, exports: { $summary: 'Counted 2 words' } },
  }),
  node('/workflows/steps/', 'this.greeting', { steps: http({ name: 'Ada' }), expect: { returned: 'Hello, Ada' } }),
  node('/workflows/steps/', 'orders.length', {
    expect: {
      exports: { count: 2 },
      returned: [
        { id: 41, total: 19.5 },
        { id: 42, total: 30 },
      ],
    },
  }),
  node('/workflows/steps/params/', 'Discount in percent', { props: { price: '50' }, expect: { returned: 45 } }),
  node(TRIGGERS, ' came from ', {
    steps: { trigger: { event: { method: 'POST', path: '/', query: { ref: 'mail' }, body: { name: 'Ada' } } } },
    expect: { returned: 'POST /: Ada came from mail' },
  }),
  node(TRIGGERS, 'URL check by Slack', {
    steps: http({ challenge: 'abc' }),
    expect: { answered: { immediate: true, status: 200, body: 'abc' }, exit: 'URL check by Slack' },
  }),
  node(TRIGGERS, 'Could not add the numbers', { steps: http({ a: 2, b: 3 }), expect: { answered: { status: 200, body: { sum: 5 } } } }),
  node(TRIGGERS, 'Could not add the numbers', {
    steps: http({ a: 'x' }),
    expect: { error: 'a and b must be numbers', answered: { status: 500, body: { error: 'Could not add the numbers' } } },
  }),
  node(TRIGGERS, 'Secret missing or wrong', {
    steps: http({}, { headers: {} }),
    expect: { answered: { status: 401, body: { error: 'Unauthorized' } }, exit: 'Secret missing or wrong' },
  }),
  node(TRIGGERS, 'timezone_utc', { steps: { trigger: { event: { timezone_utc: {} } } }, expect: { returned: 'Daily report' } }),
];
