import { http, node, type Run } from './run.ts';

const TRIGGERS = '/workflows/steps/triggers/';
const WARM = '/workflows/events/cold-starts/';

/** In capitals, so it isn't redirected to the test server. */
const ENDPOINT = 'HTTPS://your-endpoint.m.pipedream.net';

const file = 'https://files.example.com/report.csv';
const bytes = 'day,total\nMonday,7\n'.length;
const greeted = { steps: { trigger: { event: { query: { name: 'Ada' } }, context: { id: 'run-1' } } } };

const CRON = '/workflows/examples/cron-job/';
const at = (ts: string) => ({ trigger: { event: {}, context: { id: 'run-1', ts } } });

/** Steps that respond, read a trigger's event, or save its files, and the errors they catch. */
export const triggers: Run[] = [
  node('/workflows/steps/triggers/http/', 'URLSearchParams', {
    steps: http('name=Ada&city=London'),
    expect: { returned: { name: 'Ada', city: 'London' } },
  }),
  node('/workflows/steps/triggers/http/', 'URLSearchParams', { steps: http({ name: 'Ada' }), expect: { returned: { name: 'Ada' } } }),
  node('/workflows/steps/triggers/http/', 'x-run-id', {
    ...greeted,
    expect: { answered: { status: 200, headers: { 'x-run-id': 'run-1' }, body: { message: 'Hello, Ada' } } },
    shows: { page: '/workflows/steps/triggers/http/', language: 'json', has: 'Hello, Ada' },
  }),
  node('/workflows/steps/triggers/http/', 'hub.challenge', {
    steps: { trigger: { event: { method: 'GET', query: { 'hub.mode': 'subscribe', 'hub.challenge': '115873' } } } },
    expect: { answered: { immediate: true, status: 200, headers: { 'Content-Type': 'text/plain' }, body: '115873' }, exit: 'URL check' },
  }),
  node('/workflows/steps/triggers/http/', 'hub.challenge', {
    steps: http({ entry: [] }, { method: 'POST', query: {} }),
    expect: {
      answered: { immediate: true, status: 200, headers: { 'Content-Type': 'text/plain' }, body: '' },
      exit: undefined,
      returned: { entry: [] },
    },
  }),
  {
    sample: { page: '/workflows/steps/triggers/http/', language: 'python', title: 'respond' },
    ...greeted,
    expect: { answered: { status: 200, headers: { 'x-greeting': 'hello' }, body: { message: 'Hello, Ada' } } },
  },
  node(TRIGGERS, 'No orders since yesterday', {
    steps: { ...http({}), count_orders: { $return_value: 0 } },
    expect: { sent: [{ to: 'email', payload: [{ subject: 'No orders since yesterday', text: 'Checked at 2022-05-01T09:30:00.000Z' }] }] },
  }),
  node(TRIGGERS, 'No orders since yesterday', { steps: { ...http({}), count_orders: { $return_value: 3 } }, expect: { sent: [] } }),
  node('/workflows/steps/triggers/large-bodies/', '/tmp/raw_body', {
    steps: http({ raw_body_url: file }),
    expect: { returned: { path: '/tmp/raw_body', bytes } },
  }),
  node('/workflows/steps/triggers/large-bodies/', 'path.basename', {
    steps: http({ image: { url: file, filename: '../../etc/cat.jpg' } }),
    expect: { returned: '/tmp/cat.jpg' },
  }),
  node('/workflows/steps/triggers/email/', '/tmp/attachment-', {
    steps: { trigger: { event: { attachments: [{ contentUrl: file }, { contentUrl: file }] } } },
    expect: { returned: ['/tmp/attachment-0', '/tmp/attachment-1'] },
  }),
  node('/workflows/steps/triggers/email/', '/tmp/attachment-', { steps: { trigger: { event: {} } }, expect: { returned: [] } }),
  node(WARM, 'Request to stay warm', {
    steps: { trigger: { event: { url: `${ENDPOINT}/warm` } } },
    expect: { answered: { status: 200, body: { warm: true } }, exit: 'Request to stay warm' },
  }),
  node(WARM, 'Request to stay warm', {
    steps: { trigger: { event: { url: `${ENDPOINT}/orders?from=/warm` } } },
    expect: { answered: undefined, exit: undefined },
  }),
  node(CRON, 'Tomorrow is day', { steps: at('2022-02-28T10:00:00.000Z'), expect: { returned: 'Last day of the month', exit: undefined } }),
  // Already the 31st in Lisbon
  node(CRON, 'Tomorrow is day', { steps: at('2022-08-30T23:30:00.000Z'), expect: { returned: 'Last day of the month' } }),
  node(CRON, 'Tomorrow is day', { steps: at('2022-08-30T10:00:00.000Z'), expect: { exit: 'Tomorrow is day 31 of the month' } }),
  node(CRON, 'is odd', { steps: at('2022-05-10T10:00:00.000Z'), expect: { exit: 'Week 2731 is odd' } }),
  node(CRON, 'is odd', { steps: at('2022-05-03T10:00:00.000Z'), expect: { returned: 'Week 2730', exit: undefined } }),
  node('/workflows/events/', 'Idempotency-Key', {
    steps: http({ customer: 'c_1', amount: 20 }),
    expect: { returned: { id: 'ch_1' } },
    requests: ['POST payments.example.com/charges'],
  }),
  node('/workflows/errors/', 'No rate for', { steps: http({ currency: 'USD' }), expect: { returned: { rate: 1.05 } } }),
  node('/workflows/errors/', 'No rate for', { steps: http({ currency: 'XXX' }), expect: { exit: 'No rate for XXX' } }),
  node('/workflows/settings/', 'context.attachments', {
    files: { 'test.csv': 'tea,4\n' },
    steps: { trigger: { context: { attachments: { 'test.csv': '/tmp/test.csv' } } } },
    expect: { returned: 'tea,4\n' },
  }),
  node('/workflows/examples/cron-job/', 'open-meteo', {
    expect: { returned: { title: 'Take an umbrella', text: 'Up to 17.4 °C, 6.2 mm of rain.' } },
  }),
  node('/workflows/examples/send-yourself-email/', 'validateStatus', {
    expect: { returned: { url: 'https://example.com', status: 200 } },
    more: true,
  }),
  node('/workflows/examples/send-http-request/', '$.send.http', {
    steps: http({ title: 'Printer is out of paper' }),
    expect: {
      sent: [
        {
          to: 'http',
          payload: [{ method: 'POST', url: 'https://postman-echo.com/post', data: { title: 'Printer is out of paper' } }],
        },
      ],
    },
  }),
  ...(['javascript', 'python'] as const).map(
    (language): Run => ({
      sample: { page: '/workflows/examples/http-response/', language, title: 'greet' },
      steps: { trigger: { event: { query: { name: 'Ada' } } } },
      expect: { answered: { status: 200, headers: { 'cache-control': 'no-store' }, body: { greeting: 'Hello, Ada' } } },
    }),
  ),
  {
    sample: { page: '/workflows/steps/', language: 'python', title: 'get_orders' },
    expect: {
      exports: { count: 2 },
      returned: [
        { id: 41, total: 19.5 },
        { id: 42, total: 30 },
      ],
    },
  },
];
