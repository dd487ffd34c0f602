import { http, node, orders, type Run, token } from './run.ts';

const NODE = '/code/nodejs/';
const STORES = '/code/nodejs/using-data-stores/';
const REQUESTS = '/code/nodejs/http-requests/';
const FILES = '/code/nodejs/working-with-files/';

/** The pages on Node.js, and other pages that show its output. */
export const nodejs: Run[] = [
  node(NODE, '$.export("length", name.length)', { steps: http({ name: 'Ada' }), expect: { exports: { length: 3 } } }),
  node(NODE, 'greeting.toUpperCase()', { steps: { greet: { $return_value: 'Hello, Ada', length: 3 } }, expect: {} }),
  node(NODE, 'console.log(product, quantity)', { steps: http({ product: 'tea', quantity: 2 }), expect: {} }),
  node(NODE, '$.export("rates"', { expect: { exports: { date: '2022-05-02', rates: { USD: 1.05, GBP: 0.84 } } } }),
  node(NODE, '25 euros were', {
    steps: { get_rates: { date: '2022-05-02', rates: { USD: 1.05 } } },
    expect: { returned: '25 euros were 26.25 dollars on 2022-05-02' },
  }),
  node(NODE, 'Who the greeting is for', { expect: { returned: 'Hello, world' } }),
  node('/code/nodejs/npm-packages/', 'got("https', { expect: { returned: { USD: 1.05, GBP: 0.84 } } }),
  node(NODE, 'total > 1000', {
    steps: http({ total: 1200 }),
    expect: { sent: [{ to: 'email', payload: [{ subject: 'Large order', text: 'An order of 1200 came in.' }] }] },
  }),
  node(NODE, 'received: steps.trigger.context.id', {
    more: true,
    steps: http({}),
    expect: { answered: { status: 200, body: { received: 'run-1' } } },
  }),
  node('/code/nodejs/state/', 'this.db.get("lastRun")', { expect: { returned: { lastRun: 'never' } } }),
  node('/code/nodejs/state/', 'this.db.set("count", count)', {
    stored: { count: 4 },
    expect: { exports: { count: 5 }, stored: { count: 5 } },
  }),
  node('/code/nodejs/state/', 'this.db.set("seen"', {
    steps: http({ email: 'ada@example.com' }),
    stored: { seen: Array.from({ length: 500 }, (_, i) => `${i}@example.com`) },
    expect: {
      returned: 'ada@example.com',
      stored: { seen: [...Array.from({ length: 499 }, (_, i) => `${i + 1}@example.com`), 'ada@example.com'] },
    },
  }),
  node(NODE, 'The event has no orderId', { steps: http({}), expect: { exit: 'The event has no orderId' } }),
  node(NODE, 'return data.login', { env: token, expect: { returned: 'ada' } }),
  node(NODE, 'ConfigurationError("Email', {
    props: { email: 'nobody' },
    expect: { error: 'Email address needs an @, as in ada@example.com' },
  }),

  node('/code/nodejs/auth/', 'this.workspace', {
    props: { workspace: { $auth: { oauth_access_token: 'secret-token', oauth_uid: 'U1' } } },
    expect: {},
  }),
  node('/code/nodejs/async/', 'return data.rates', { expect: { returned: { USD: 1.05, GBP: 0.84 } } }),
  node('/code/nodejs/async/', 'steps.get_rates.$return_value', {
    steps: { get_rates: { $return_value: { USD: 1.05 } } },
    expect: { returned: { usd: 26.25 } },
  }),
  node('/code/nodejs/async/', '// A Promise without await', { expect: { returned: undefined, exports: {} } }),
  node('/code/nodejs/async/', 'return data.json', { expect: { returned: { id: 7 } }, requests: ['POST postman-echo.com/post'] }),
  node('/code/nodejs/async/', '// NaN', { expect: { returned: null } }),
  node('/code/nodejs/async/', '// 8', { expect: { returned: 8 } }),
  node('/code/nodejs/async/', 'for (const id of ids)', {
    expect: { error: undefined },
    requests: ['POST postman-echo.com/post', 'POST postman-echo.com/post', 'POST postman-echo.com/post'],
  }),
  node('/code/nodejs/async/', 'fs.promises.stat', {
    files: { 'receipt.pdf': 'x'.repeat(1287) },
    steps: { make_receipt: { path: '/tmp/receipt.pdf' } },
    expect: { returned: 1287 },
  }),

  node('/code/nodejs/delay/', '?.minutes ?? 15', { steps: http({}), expect: { delay: 15 * 60 * 1000 } }),
  node('/code/nodejs/delay/', 'goes out in an hour', {
    steps: http({ title: 'News' }),
    expect: {
      delay: 60 * 60 * 1000,
      sent: [
        {
          to: 'email',
          payload: [
            {
              subject: '"News" goes out in an hour',
              text: 'Publish now: https://resume.example.com/1\nStop it: https://cancel.example.com/1',
            },
          ],
        },
      ],
    },
  }),

  node(REQUESTS, 'v1/contacts', { expect: { returned: [1, 2] } }, 'Step list_contacts'),
  node(
    REQUESTS,
    'v1/contacts',
    {
      unlike: true,
      swap: ['v1/contacts', 'v1/endless-contacts'],
      expect: { error: 'There are more than 20 pages of contacts' },
      requests: Array<string>(20).fill('GET api.example.com/v1/endless-contacts'),
    },
    'Step list_contacts',
  ),
  node(REQUESTS, 'v1/labels', { expect: { returned: ['bug', 'doc'] } }, 'Step list_labels'),
  node(
    REQUESTS,
    'v1/labels',
    {
      unlike: true,
      swap: ['v1/labels', 'v1/endless-labels'],
      expect: { error: 'There are more than 20 pages of labels' },
      requests: Array<string>(20).fill('GET api.example.com/v1/endless-labels'),
    },
    'Step list_labels',
  ),
  node(REQUESTS, 'latest?from=EUR', { expect: {} }),
  node(REQUESTS, 'usd: 25 * rates.USD', {
    steps: { get_rates: { $return_value: { rates: { USD: 1.05 } } } },
    expect: { returned: { usd: 26.25 } },
  }),
  node(REQUESTS, 'console.log(resp.status)', { expect: {} }),
  node(REQUESTS, 'return data.rates.USD', { expect: { returned: 1.05 } }),
  node(REQUESTS, 'plan: "starter"', { expect: {} }),
  node(REQUESTS, 'workflow automation', { expect: {} }),
  node(REQUESTS, 'Hello from a workflow', { expect: {} }),
  node(REQUESTS, 'CONTACTS_API_KEY', {
    env: { CONTACTS_API_KEY: 'wrong-key' },
    steps: http({ email: 'ada@example.com' }),
    expect: { error: '401 {"message":"unknown key"}' },
  }),
  node(REQUESTS, 'status/400', { expect: { error: '400: {"status":400}' } }),
  node(REQUESTS, 'console.error(error.message)', { expect: { returned: null } }),
  node(REQUESTS, 'received.push', { expect: {} }),
  node(REQUESTS, 'Promise.allSettled', { expect: {} }),
  node(REQUESTS, 'Promise.all(requests)', { expect: { error: 'Request failed with status code 404' } }),
  node(REQUESTS, 'AT_ONCE = 5', {
    env: { ORDERS_API_KEY: 'secret-key' },
    steps: orders(1, 4),
    expect: { error: '1 of 4 orders were not sent. 422: {"error":"unknown product"}' },
    requests: Array<string>(5).fill('POST api.example.com/v1/orders'),
  }),
  node(REQUESTS, 'AT_ONCE = 5', {
    unlike: true,
    env: { ORDERS_API_KEY: 'secret-key' },
    steps: orders(10, 39),
    expect: { returned: { sent: 30 } },
    atOnce: 5,
  }),
  node(REQUESTS, 'AT_ONCE = 5', {
    unlike: true,
    steps: orders(10, 39),
    expect: { error: 'Set the environment variable ORDERS_API_KEY' },
    requests: [],
  }),
  node(REQUESTS, 'AT_ONCE = 5', {
    unlike: true,
    env: { ORDERS_API_KEY: 'wrong-key' },
    steps: orders(10, 39),
    hurry: true,
    expect: { error: '30 of 30 orders were not sent. 401: {"message":"unknown key"}' },
    requests: Array<string>(5).fill('POST api.example.com/v1/orders'),
  }),
  node(REQUESTS, 'PER_SECOND = 10', {
    env: { ORDERS_API_KEY: 'secret-key' },
    steps: orders(1, 3),
    expect: { returned: { sent: 3 } },
    requests: Array<string>(3).fill('POST api.example.com/v1/shipments'),
  }),
  node(REQUESTS, 'PER_SECOND = 10', {
    env: { ORDERS_API_KEY: 'wrong-key' },
    steps: orders(1, 3),
    expect: { error: 'Order 1: 401. Sent before it: 0' },
    requests: ['POST api.example.com/v1/shipments'],
  }),
  node(REQUESTS, 'const SIZE = 500', {
    steps: { get_orders: { $return_value: Array.from({ length: 1200 }, (_, id) => ({ id })) } },
    expect: {},
    requests: Array<string>(3).fill('POST your-endpoint.m.pipedream.net'),
  }),
  node(REQUESTS, 'data.length < perPage', { expect: { returned: ['bug', 'doc'] } }),
  node(REQUESTS, 'data.next_cursor', { expect: { returned: [1, 2] } }),
  node(REQUESTS, 'got.stream("https://files.example.com', { expect: { returned: '/tmp/report.csv' } }),
  node(REQUESTS, 'fs.promises.stat(steps.download', {
    files: { 'report.csv': 'day,total\nMonday,7\n' },
    steps: { download: { $return_value: '/tmp/report.csv' } },
    expect: {},
  }),
  node(REQUESTS, 'method: "PUT"', {
    files: { 'report.csv': 'day,total\nMonday,7\n' },
    steps: { download: { $return_value: '/tmp/report.csv' }, get_upload_url: { $return_value: 'https://files.example.com/report.csv' } },
    expect: {},
    requests: ['PUT files.example.com/report.csv'],
  }),

  node(STORES, 'return lastVisit', { expect: {} }),
  node(STORES, 'startsWith("customer-")', { stored: { 'customer-1': {}, draft: '' }, expect: { returned: ['customer-1'] } }),
  node(STORES, 'this.store.has(`customer', { steps: http({ id: 1 }), stored: { 'customer-1': {} }, expect: { returned: { known: true } } }),
  node(STORES, 'name: "unknown"', { steps: http({ id: 2 }), expect: { returned: { name: 'unknown' } } }),
  node(STORES, 'fromEntries', { stored: { 'customer-1': { name: 'Ada' }, draft: '' }, expect: {} }),
  node(STORES, 'plan: "team"', {
    stored: { 'customer-42': { name: 'Ada' } },
    expect: { stored: { 'customer-42': { name: 'Ada', plan: 'team' }, draft: '' } },
  }),
  node(STORES, 'this.store.delete(`', { steps: http({ id: 1 }), stored: { 'customer-1': {} }, expect: { stored: {} } }),
  node(STORES, 'this.store.clear();', { stored: { a: 1 }, expect: { stored: {} } }),
  node(STORES, 'set("count", count)', { stored: { count: 1 }, expect: { stored: { count: 2 } } }),
  node(STORES, 'const { id, ts }', { steps: http({}), expect: { stored: { 'visit-run-1': '2022-05-01T09:30:00.000Z' } } }),
  node(STORES, 'set("total", total)', {
    stored: { total: 7, 'visit-a': '', 'visit-b': '', other: 1 },
    expect: { stored: { total: 9, other: 1 } },
  }),
  node(STORES, 'this.store.has(email)', {
    steps: http({ email: 'a@b.c' }),
    stored: { 'a@b.c': '' },
    expect: { exit: 'a@b.c was seen in an earlier run' },
  }),
  node(STORES, 'this.store.has(email)', { steps: http({ email: 'a@b.c' }), expect: { returned: 'a@b.c' } }),

  node(FILES, 'product,quantity', { expect: { returned: '/tmp/report.csv' } }),
  node(FILES, 'Send the file with x-pd-upload-body', {
    steps: http({ raw_body_url: 'https://uploads.example.com/1' }),
    expect: { answered: { status: 200, body: { url: 'https://uploads.example.com/1' } } },
  }),
  node(FILES, 'Send the file with x-pd-upload-body', {
    steps: http('text'),
    expect: { answered: { status: 400, body: { error: 'Send the file with x-pd-upload-body: 1' } } },
  }),
  node(FILES, 'steps.write_report', {
    files: { 'report.csv': 'product,quantity\ntea,2\n' },
    steps: { write_report: { $return_value: '/tmp/report.csv' } },
    expect: {},
  }),
  node(FILES, 'readFile("/tmp/report.csv")', { files: { 'report.csv': 'a,b' }, expect: { returned: 'a,b' } }),
  node(FILES, 'Grace', { expect: { returned: '/tmp/names.txt' } }),
  node(FILES, 'readdir', { files: { 'report.csv': '', 'names.txt': '' }, expect: {} }),
  node(FILES, 'unlink("/tmp/report.csv")', { files: { 'report.csv': '' }, expect: { error: undefined } }),
  node(FILES, 'attachment.contentUrl', {
    steps: { trigger: { event: { attachments: [{ contentUrl: 'https://files.example.com/mail/1' }] }, context: { id: 'run-1' } } },
    expect: { returned: [{ path: '/tmp/run-1-0', type: 'application/pdf' }] },
  }),
  node(FILES, 'PutObjectCommand', {
    files: { 'run-1-0': 'Thanks' },
    env: { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
    steps: { save_attachments: { $return_value: [{ path: '/tmp/run-1-0', type: 'application/pdf' }] } },
    expect: {},
  }),
  node('/code/nodejs/sharing-code/', 'Ordered on', { steps: { format_date: { $return_value: '17.05.2022' } }, expect: {} }),
  node('/pipedream-axios/', 'get?name=Ada', { expect: {} }),
  node('/pipedream-axios/', 'status/400', { expect: { error: 'Request failed with status code 400' } }),
  node('/pipedream-axios/', 'source: "workflow"', { expect: {} }),
  node('/pipedream-axios/', 'Get Exchange Rate', { props: { currency: 'USD' }, expect: { returned: 1.05 } }),

  node('/environment-variables/', 'X-API-Key', { env: { API_KEY: 'secret-key' }, expect: { returned: [{ id: 1 }, { id: 2 }] } }),
  node('/environment-variables/', 'X-API-Key', {
    unlike: true,
    env: { API_KEY: 'wrong-key' },
    expect: { error: '401 {"message":"unknown key"}' },
  }),
  node('/environment-variables/', '?? "eu"', { expect: { returned: 'https://eu.shop.example.com' } }),
  node('/workflows/examples/add-multiple-rows-to-google-sheets/', 'o.customer', {
    steps: http({
      orders: [
        { id: 1042, customer: 'Ada', total: 59.9 },
        { id: 1043, customer: 'Grace', total: 12 },
      ],
    }),
    expect: {},
    shows: { page: '/workflows/examples/add-multiple-rows-to-google-sheets/', language: 'json', title: 'steps.to_rows.$return_value' },
  }),
  node('/workflows/examples/http-response/', 'greeting: ', {
    steps: http({}, { query: { name: 'Grace' } }),
    expect: {},
    shows: { page: '/workflows/examples/http-response/', language: 'json', has: '"greeting":"Hello, Grace"' },
  }),
  node('/components/quickstart/nodejs/actions/', '"0.0.1"', {
    expect: {},
    shows: { page: '/components/quickstart/nodejs/actions/', language: 'text', has: 'hello world!' },
  }),
  node('/components/quickstart/nodejs/actions/', '"0.0.2"', {
    props: { name: 'foo' },
    expect: {},
    shows: { page: '/components/quickstart/nodejs/actions/', language: 'text', has: 'hello foo!' },
  }),
  node('/components/quickstart/nodejs/actions/', '"0.0.3"', {
    expect: {},
    shows: { page: '/components/quickstart/nodejs/actions/', language: 'text', has: 'hello Luke' },
  }),
];
