import { http, node, type Run } from './run.ts';

const TRIGGERS = '/workflows/steps/triggers/';

const WEBHOOK = '/workflows/examples/receive-a-webhook/';

/** A shop's request: the body `{"id":1001}`, signed with the secret `shop-secret`. */
const signedOrder = {
  headers: { 'x-shop-signature': 'qu79qIpsAsmPRTbQOmf3Zsaj1fdNW6439IeIdbsTp6o=' },
  bodyRaw: '{"id":1001}',
  body: { id: 1001 },
};

/** The pages on workflows and their examples. */
export const workflows: Run[] = [
  node('/', 'hello: event.body.name', {
    steps: http({ name: 'Ada' }),
    expect: { answered: { status: 200, body: { hello: 'Ada' } } },
    shows: { page: '/', language: 'json', has: 'hello' },
  }),
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
  {
    sample: { page: '/workflows/steps/', language: 'bash', title: 'get_orders' },
    expect: {
      exports: {
        count: 2,
        orders: [
          { id: 41, total: 19.5 },
          { id: 42, total: 30 },
        ],
      },
    },
  },
  node('/workflows/errors/', 'Test of my error workflow', { expect: { error: 'Test of my error workflow' } }),
  node('/workflows/errors/', 'was handled before', {
    steps: http({ order_id: 41 }),
    stored: { 41: '2022-05-01T09:00:00.000Z' },
    expect: { exit: 'Order 41 was handled before' },
  }),
  node('/workflows/errors/', 'was handled before', {
    steps: http({ order_id: 42 }),
    stored: { 41: '2022-05-01T09:00:00.000Z' },
    expect: { returned: '42' },
  }),
  node('/data-stores/', 'Date.parse(saved) < oldest', {
    stored: { old: '2022-01-01T00:00:00.000Z', new: '2999-01-01T00:00:00.000Z', other: 7 },
    expect: { returned: { deleted: 1 }, stored: { new: '2999-01-01T00:00:00.000Z', other: 7 } },
  }),
  node('/sources/', 'body?.earlier_event', { steps: http({ earlier_event: { id: 7 } }), expect: { returned: { id: 7 } } }),
  node('/workflows/events/', 'Welcome mail goes to', {
    steps: http({ email: 'ada@example.com' }),
    expect: { returned: 'Welcome mail goes to ada@example.com' },
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
  node('/workflows/', '.trim().toLowerCase()', { steps: http({ email: ' Ada@Example.com ' }), expect: { returned: 'ada@example.com' } }),
  node('/workflows/steps/actions/', 'stargazers_count', {
    steps: { get_repo: { $return_value: { full_name: 'a/b', stargazers_count: 3 } } },
    expect: { returned: 'a/b has 3 stars' },
  }),
  node('/workflows/steps/actions/', 'count-words', {
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
  node(WEBHOOK, 'isSigned', {
    props: { secret: 'shop-secret' },
    event: signedOrder,
    expect: {
      answered: { status: 200, headers: { 'Content-Type': 'application/json' }, body: { received: true } },
      emitted: [{ event: { id: 1001 }, metadata: { id: '1001', summary: 'Order 1001' } }],
    },
  }),
  node(WEBHOOK, 'isSigned', {
    props: { secret: 'shop-secret' },
    event: { ...signedOrder, bodyRaw: '{"id":1002}' },
    expect: {
      answered: { status: 401, headers: { 'Content-Type': 'application/json' }, body: { error: 'Wrong signature' } },
      emitted: [],
    },
  }),
  node(WEBHOOK, 'isSigned', {
    props: { secret: 'shop-secret' },
    event: { headers: {}, bodyRaw: '', body: undefined },
    expect: { answered: { status: 401, headers: { 'Content-Type': 'application/json' }, body: { error: 'Wrong signature' } } },
  }),
  node(WEBHOOK, 'was handled before', {
    env: { SHOP_SECRET: 'right' },
    steps: http({ id: 1001 }, { headers: { 'x-shop-secret': 'right' } }),
    stored: { 1001: '2022-05-01T09:00:00.000Z' },
    expect: { answered: { immediate: true, status: 200, body: { received: true } }, exit: 'Order 1001 was handled before' },
  }),
  node(WEBHOOK, 'was handled before', {
    env: { SHOP_SECRET: 'right' },
    steps: http({ id: 1002 }, { headers: { 'x-shop-secret': 'right' } }),
    expect: { answered: { immediate: true, status: 200, body: { received: true } }, returned: '1002' },
  }),
  node(WEBHOOK, 'was handled before', {
    env: { SHOP_SECRET: 'right' },
    steps: http({ test: true }, { headers: { 'x-shop-secret': 'right' } }),
    stored: { undefined: '2022-05-01T09:00:00.000Z' },
    expect: { answered: { immediate: true, status: 200, body: { received: true } }, exit: 'No order, such as a test call from the shop' },
  }),
  node(WEBHOOK, 'was handled before', {
    env: { SHOP_SECRET: 'right' },
    steps: http({ id: 1002 }, { headers: {} }),
    expect: { answered: { status: 401, body: { error: 'Unauthorized' } }, exit: 'Secret missing or wrong' },
  }),
  node('/workflows/steps/triggers/http/', ' came from ', {
    steps: { trigger: { event: { method: 'POST', path: '/', query: { ref: 'mail' }, body: { name: 'Ada' } } } },
    expect: { returned: 'POST /: Ada came from mail' },
  }),
  node('/workflows/steps/triggers/http/', 'URL check by Slack', {
    steps: http({ challenge: 'abc' }),
    expect: { answered: { immediate: true, status: 200, body: 'abc' }, exit: 'URL check by Slack' },
  }),
  node('/workflows/steps/triggers/http/', 'Could not add the numbers', {
    steps: http({ a: 2, b: 3 }),
    expect: { answered: { status: 200, body: { sum: 5 } } },
  }),
  node('/workflows/steps/triggers/http/', 'Could not add the numbers', {
    steps: http({ a: 'x' }),
    expect: { error: 'a and b must be numbers', answered: { status: 500, body: { error: 'Could not add the numbers' } } },
  }),
  node('/workflows/steps/triggers/http/validate/', 'Secret missing or wrong', {
    env: { WEBHOOK_SECRET: 'right' },
    steps: http({}, { headers: { 'x-pipedream-secret': 'wrong' } }),
    expect: { answered: { status: 401, body: { error: 'Unauthorized' } }, exit: 'Secret missing or wrong' },
  }),
  node('/workflows/steps/triggers/http/validate/', 'Secret missing or wrong', {
    env: { WEBHOOK_SECRET: 'right' },
    steps: http({}, { headers: { 'x-pipedream-secret': 'right' } }),
    expect: { answered: undefined, exit: undefined, error: undefined },
  }),
  node('/workflows/steps/triggers/http/validate/', 'Secret missing or wrong', {
    steps: http({}, { headers: {} }),
    expect: { error: 'Set the environment variable WEBHOOK_SECRET', answered: undefined },
  }),
  node('/workflows/examples/hide-an-api-key/', 'WEATHER_API_KEY', {
    env: { WEATHER_API_KEY: 'secret-key' },
    steps: http(undefined, { query: { city: 'Lisbon' } }),
    expect: {
      answered: {
        status: 200,
        headers: { 'Access-Control-Allow-Origin': 'https://www.example.com' },
        body: { city: 'Lisbon', temperature: 21 },
      },
    },
    shows: { page: '/workflows/examples/hide-an-api-key/', language: 'json', has: 'temperature' },
  }),
  node('/workflows/examples/hide-an-api-key/', 'WEATHER_API_KEY', {
    env: { WEATHER_API_KEY: 'secret-key' },
    steps: http(undefined, { query: { city: '../users' } }),
    expect: { exit: 'No valid city' },
    requests: [],
  }),
  node('/workflows/examples/hide-an-api-key/', 'WEATHER_API_KEY', {
    env: { WEATHER_API_KEY: 'wrong-key' },
    steps: http(undefined, { query: { city: 'Lisbon' } }),
    expect: { error: 'The weather API refused the request or did not respond' },
  }),
  node('/workflows/steps/triggers/email/', 'const tag', {
    props: { recipient: 'abc+test@pipedream.net' },
    expect: { exit: 'Test email' },
  }),
  node(TRIGGERS, 'timezone_utc', { steps: { trigger: { event: { timezone_utc: {} } } }, expect: { returned: 'Daily report' } }),
];
