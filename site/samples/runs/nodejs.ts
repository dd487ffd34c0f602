import { http, node, type Run, token } from './run.ts';

const NODE = '/code/nodejs/';
const STORES = '/code/nodejs/using-data-stores/';

/** The pages on Node.js, and what shows its output elsewhere. */
export const nodejs: Run[] = [
  node(NODE, '$.export("length", name.length)', {
    steps: http({ name: 'Ada' }),
    expect: { returned: 'Hello, Ada', exports: { length: 3 }, printed: ['Greeting Ada'] },
  }),
  node(NODE, 'greeting.toUpperCase()', {
    steps: { greet: { $return_value: 'Hello, Ada', length: 3 } },
    expect: { returned: 'HELLO, ADA (3 letters)' },
  }),
  node(NODE, 'return data.json', { expect: { returned: { id: 7 } }, requests: ['POST postman-echo.com/post'] }, 'Works'),
  node(NODE, 'console.log(product, quantity)', { steps: http({ product: 'tea', quantity: 2 }), expect: { printed: ['tea 2'] } }),
  node(NODE, 'frankfurter.app/latest?from=EUR" });\n    return', {
    expect: { returned: { base: 'EUR', date: '2022-05-02', rates: { USD: 1.05, GBP: 0.84 } } },
  }),
  node(NODE, 'return { usd: 25', {
    steps: { get_rates: { $return_value: { rates: { USD: 1.05 } } } },
    expect: { returned: { usd: 26.25 } },
  }),
  node(NODE, '$.export("rates"', { expect: { exports: { date: '2022-05-02', rates: { USD: 1.05, GBP: 0.84 } } } }),
  node(NODE, '25 euros were', {
    steps: { get_rates: { date: '2022-05-02', rates: { USD: 1.05 } } },
    expect: { returned: '25 euros were 26.25 dollars on 2022-05-02' },
  }),
  node(NODE, 'Who the greeting is for', { expect: { returned: 'Hello, world' } }),
  node(NODE, 'received: steps.trigger.context.id', {
    more: true,
    steps: http({}),
    expect: { answered: { status: 200, body: { received: 'run-1' } } },
  }),
  node(NODE, 'this.db.get("lastRun")', { stored: { lastRun: 'yesterday' }, expect: { returned: { lastRun: 'yesterday' } } }),
  node(NODE, 'this.db.set("count", count)', { stored: { count: 4 }, expect: { exports: { count: 5 }, stored: { count: 5 } } }),
  node(NODE, 'this.db.set("seen"', {
    steps: http({ email: 'ada@example.com' }),
    expect: { returned: 'ada@example.com', stored: { seen: ['ada@example.com'] } },
  }),
  node(NODE, 'This line never runs', { expect: { exit: '', printed: [] } }),
  node(NODE, 'The event has no orderId', { steps: http({}), expect: { exit: 'The event has no orderId' } }),
  node(NODE, 'return data.login', { env: token, expect: { returned: 'ada' } }),
  node(NODE, 'ConfigurationError("Email', {
    props: { email: 'nobody' },
    expect: { error: 'Email address needs an @, as in ada@example.com' },
  }),

  node('/code/nodejs/async/', 'users/octocat', { expect: { returned: { login: 'octocat', name: 'The Octocat' } } }),
  node('/code/nodejs/async/', 'steps.get_user.$return_value', {
    steps: { get_user: { $return_value: { name: 'The Octocat' } } },
    expect: { returned: 'Hello, The Octocat' },
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
    files: { 'receipt.pdf': 'Thanks' },
    steps: { make_receipt: { path: '/tmp/receipt.pdf' } },
    expect: { returned: 6 },
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

  node('/code/nodejs/http-requests/', 'repos/nodejs/node" });\n    return data;', { more: true, expect: { returned: { id: 81598961 } } }),
  node('/code/nodejs/http-requests/', 'stargazers_count', {
    steps: { get_repo: { $return_value: { stargazers_count: 7 } } },
    expect: { returned: 7 },
  }),
  node('/code/nodejs/http-requests/', 'resp.headers["content-type"]', {
    expect: { returned: 'Keep it logically awesome.', printed: ['200 text/plain; charset=utf-8'] },
  }),
  node('/code/nodejs/http-requests/', 'plan: "starter"', { expect: { returned: { name: 'Ada', plan: 'starter' } } }),
  node('/code/nodejs/http-requests/', 'repo.full_name', { expect: { returned: ['flow/flow'] } }),
  node('/code/nodejs/http-requests/', 'Hello from a workflow', { expect: { returned: 'Hello from a workflow' } }),
  node('/code/nodejs/http-requests/', 'answer.json.id', {
    steps: { send_all: { $return_value: [{ json: { id: 1 } }, { json: { id: 2 } }] } },
    expect: { returned: [1, 2] },
  }),
  node('/code/nodejs/http-requests/', 'Promise.allSettled', {
    expect: {
      returned: [
        { name: 'nodejs', repos: 200 },
        { name: 'python', repos: 90 },
        { name: 'golang', error: 'Request failed with status code 404' },
      ],
    },
  }),
  node('/code/nodejs/http-requests/', 'Promise.all(requests)', { expect: { error: 'Request failed with status code 404' } }),
  node('/code/nodejs/http-requests/', 'validateStatus', { expect: { error: '400: {"status":400}' } }),
  node('/code/nodejs/http-requests/', 'console.error(error.message)', { expect: { returned: null } }),
  node('/code/nodejs/http-requests/', 'data.length < perPage', { expect: { returned: ['bug', 'doc'] } }),

  node(STORES, 'return { before: before ?? null }', { expect: { returned: { before: null } } }),
  node(STORES, 'First visit', { steps: { visit: { $return_value: { before: null } } }, expect: { returned: 'First visit' } }),
  node(STORES, 'return await this.store.get("greeting")', { stored: { greeting: 'Hi' }, expect: { returned: 'Hi' } }),
  node(STORES, 'startsWith("customer-")', { stored: { 'customer-1': {}, draft: '' }, expect: { returned: ['customer-1'] } }),
  node(STORES, 'this.store.has(', { steps: http({ id: 1 }), stored: { 'customer-1': {} }, expect: { returned: { known: true } } }),
  node(STORES, 'name: "unknown"', { steps: http({ id: 2 }), expect: { returned: { name: 'unknown' } } }),
  node(STORES, 'this.store.entries()', { stored: { a: 1, b: 2 }, expect: { returned: { a: 1, b: 2 } } }),
  node(STORES, 'plan: "team"', {
    stored: { 'customer-42': { name: 'Ada' } },
    expect: { stored: { 'customer-42': { name: 'Ada', plan: 'team' }, draft: '' } },
  }),
  node(STORES, 'this.store.delete(', { steps: http({ id: 1 }), stored: { 'customer-1': {} }, expect: { stored: {} } }),
  node(STORES, 'this.store.clear()', { stored: { a: 1 }, expect: { stored: {} } }),
  node(STORES, 'set("count", count)', { stored: { count: 1 }, expect: { returned: 2 } }),
  node(STORES, 'get("emails")', {
    steps: http({ email: 'a@b.c' }),
    stored: { emails: ['a@b.c'] },
    expect: { exit: 'a@b.c was here before' },
  }),

  node('/code/nodejs/working-with-files/', 'product,quantity', { expect: { returned: '/tmp/report.csv' } }),
  node('/code/nodejs/working-with-files/', 'steps.write_report', {
    files: { 'report.csv': 'a,b' },
    steps: { write_report: { $return_value: '/tmp/report.csv' } },
    expect: { returned: 'a,b' },
  }),
  node('/code/nodejs/working-with-files/', 'readdirSync', { files: { 'a.txt': '' }, expect: { returned: ['a.txt'] } }),
  node('/code/nodejs/working-with-files/', 'readFile("/tmp/report.csv")', { files: { 'report.csv': 'a,b' }, expect: { returned: 'a,b' } }),
  node('/code/nodejs/working-with-files/', 'unlink("/tmp/report.csv")', { files: { 'report.csv': '' }, expect: { error: undefined } }),
  node('/code/nodejs/sharing-code/', 'Ordered on', {
    steps: { format_date: { $return_value: '17.05.2022' } },
    expect: { returned: 'Ordered on 17.05.2022' },
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
