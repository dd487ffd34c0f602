import type { CaseAnswer, SentRequest } from '@workflow-docs/engine/samples';

/** A service's response to a request, as far as samples rely on it. */
export interface Contract {
  /** Required request headers: lowercase name → value. */
  needs?: Record<string, string>;
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  /** Computes a different response from the body and the number of earlier such requests. `undefined` for the fields above. */
  answer?: (body: string, before: number) => Contract | undefined;
  /** Delay of the response in milliseconds. */
  slow?: number;
}

/** Rejects the first order for a second, and the order with ID 3 permanently. */
function takeOrder(body: string, before: number): Contract | undefined {
  if (before === 0) return { status: 429, headers: { 'retry-after': '1' }, body: { error: 'too many requests' } };
  return JSON.parse(body).id === 3 ? { status: 422, body: { error: 'unknown product' } } : undefined;
}

const repository = (name: string) => ({
  id: 81598961,
  name,
  full_name: `${name}/${name}`,
  description: 'A repository',
  stargazers_count: 61234,
  html_url: `https://github.com/${name}/${name}`,
});

/** Newest first, as GitHub lists them: two issues, with a pull request between them. */
export const issues = [
  { id: 30, number: 3, title: 'Basket is empty', created_at: '2022-05-03T09:30:00Z' },
  { id: 20, number: 2, title: 'Fix the basket', created_at: '2022-05-02T09:30:00Z', pull_request: {} },
  { id: 10, number: 1, title: 'Typo', created_at: '2022-05-01T09:30:00Z' },
];

/**
 * Responses of third-party services, recorded by hand from their public documentation: method, host and path of a
 * request → its response. Samples are tested against this shape, not against the services themselves.
 */
export const contracts: Readonly<Record<string, Contract>> = {
  'GET api.github.com/repos/nodejs/node': { body: repository('node') },
  'GET api.github.com/user': {
    needs: { authorization: 'Bearer secret-token' },
    body: { login: 'ada', name: 'Ada' },
  },
  'GET api.github.com/issues': { needs: { authorization: 'Bearer secret-token' }, body: [{ number: 1 }, { number: 2 }] },
  'GET api.github.com/repos/ada/shop/issues': { needs: { authorization: 'Bearer secret-token' }, body: issues },
  'GET api.github.com/repos/ada/nothing/issues': { status: 404, body: { message: 'Not Found' } },
  'GET api.github.com/repos/ada/wrapped/issues': { body: { items: issues } },
  'POST api.github.com/graphql': {
    needs: { authorization: 'Bearer secret-token' },
    body: { data: { viewer: { repositories: { nodes: [{ name: 'shop' }] } } } },
    answer: (body) =>
      JSON.parse(body).variables.first > 100
        ? { body: { data: null, errors: [{ message: 'Requesting 500 records exceeds the limit' }] } }
        : undefined,
  },
  'GET sheets.googleapis.com/v4/spreadsheets/your-spreadsheet-id/values/Sheet1!B:B': {
    needs: { authorization: 'Bearer secret-token' },
    body: { range: 'Sheet1!B1:B2', values: [['Message'], ['Thanks']] },
  },
  'PUT sheets.googleapis.com/v4/spreadsheets/your-spreadsheet-id/values/Sheet1!C2': {
    needs: { authorization: 'Bearer secret-token' },
    body: { updatedRange: 'Sheet1!C2' },
  },
  'GET api.airtable.com/v0/appYourBase/People': {
    needs: { authorization: 'Bearer secret-token' },
    body: { records: [{ id: 'rec1', fields: { Name: 'Ada' } }], offset: 'rec1' },
    answer: (_body, before) => (before === 0 ? undefined : { body: { records: [{ id: 'rec2', fields: { Name: 'Grace' } }] } }),
  },
  'POST www.googleapis.com/drive/v3/files': { needs: { authorization: 'Bearer secret-token' }, body: { id: 'file-1', name: 'report.csv' } },
  'PATCH www.googleapis.com/upload/drive/v3/files/file-1': {
    needs: { authorization: 'Bearer secret-token' },
    body: { id: 'file-1' },
  },
  'GET api.github.com/zen': { body: 'Keep it logically awesome.' },
  'GET api.github.com/orgs/nodejs': { body: { login: 'nodejs', public_repos: 200 } },
  'GET api.github.com/orgs/python': { body: { login: 'python', public_repos: 90 } },
  'GET api.github.com/orgs/golang': { status: 404, body: { message: 'Not Found' } },
  'GET api.github.com/search/repositories': { body: { total_count: 1, items: [repository('flow')] } },
  'GET api.github.com/repos/nodejs/node/labels': { body: [{ name: 'bug' }, { name: 'doc' }] },
  'GET api.frankfurter.app/latest': { body: { base: 'EUR', date: '2022-05-02', rates: { USD: 1.05, GBP: 0.84 } } },
  'GET api.frankfurter.app/latest?from=EUR&to=XXX': { status: 404, body: { message: 'not found' } },
  'GET api.frankfurter.app/2022-05-02': { body: { base: 'EUR', date: '2022-05-02', rates: { USD: 1.05, GBP: 0.84 } } },
  'POST api.example.com/v1/orders': { needs: { 'x-api-key': 'secret-key' }, answer: takeOrder, slow: 20, body: { ok: true } },
  'POST api.example.com/v1/shipments': { needs: { 'x-api-key': 'secret-key' }, body: { ok: true } },
  'GET api.example.com/v1/weather?city=Lisbon': { needs: { 'x-api-key': 'secret-key' }, body: { temperature: 21, station: 'LIS' } },
  'GET api.example.com/v1/account': { needs: { 'x-api-key': 'secret-key' }, body: { plan: 'starter' } },
  'GET api.example.com/v1/orders': { needs: { 'x-api-key': 'secret-key' }, body: [{ id: 1 }, { id: 2 }] },
  'POST api.example.com/v1/contacts': { needs: { 'x-api-key': 'secret-key' }, body: { id: 7 } },
  'GET api.example.com/v1/customers': { status: 404, body: { message: 'no such customer' } },
  'GET api.example.com/v1/labels': { body: [{ name: 'bug' }, { name: 'doc' }] },
  'GET api.example.com/v1/contacts': { body: { contacts: [{ id: 1 }], next_cursor: 'two' } },
  'GET api.example.com/v1/endless-labels': { body: Array.from({ length: 50 }, (_, i) => ({ name: `label ${i}` })) },
  'GET api.example.com/v1/endless-contacts': { body: { contacts: [{ id: 1 }], next_cursor: 'next' } },
  'GET api.example.com/v1/contacts?cursor=two': { body: { contacts: [{ id: 2 }] } },
  'GET swapi.dev/api/people/1': { body: { name: 'Luke Skywalker', height: '172' } },
  'GET swapi.dev/api/people/1/': { body: { name: 'Luke Skywalker', height: '172' } },
  'GET postman-echo.com/status/400': { status: 400, body: { status: 400 } },
  'GET postman-echo.com/status/404': { status: 404, body: { status: 404 } },
  'GET files.example.com/report.csv': { body: 'day,total\nMonday,7\n' },
  'GET files.example.com/missing.csv': { status: 404, body: 'No such file' },
  'GET api.example.com/customers/c%201': { body: { id: 'c 1', plan: 'pro', email: 'ada@example.com' } },
  'POST tickets.example.com/api/tickets': { body: { id: 7 } },
  'GET httpbin.org/bearer': { needs: { authorization: 'Bearer secret-token' }, body: { authenticated: true, token: 'secret-token' } },

  'GET books.zoho.com/api/v3/organizations': {
    needs: { authorization: 'Zoho-oauthtoken secret-token' },
    body: { code: 0, organizations: [{ organization_id: '10234695', name: 'Tea shop', currency_code: 'EUR' }] },
  },
  'GET books.zoho.com/api/v3/invoices': {
    needs: { authorization: 'Zoho-oauthtoken secret-token' },
    body: { code: 0, invoices: [{ invoice_number: 'INV-000017', customer_name: 'Osei Ltd', balance: 420, due_date: '2022-09-01' }] },
  },
  'GET mail.zoho.com/api/accounts': {
    needs: { authorization: 'Zoho-oauthtoken secret-token' },
    body: { status: { code: 200 }, data: [{ accountId: '42', primaryEmailAddress: 'shop@example.com' }] },
  },
  'POST mail.zoho.com/api/accounts/42/messages': { body: { status: { code: 200, description: 'success' } } },
  'GET api.zoom.us/v2/past_meetings/87/participants': {
    needs: { authorization: 'Bearer secret-token' },
    body: { participants: [{ user_email: 'ada@example.com' }, { user_email: '' }, { user_email: 'ada@example.com' }], next_page_token: '' },
  },
  'GET api.zoom.us/v2/users/me/meetings': {
    needs: { authorization: 'Bearer secret-token' },
    body: { meetings: [{ id: 87, topic: 'Review', start_time: '2022-09-14T10:00:00Z', join_url: 'zoom-link' }] },
  },
  'POST api.sendgrid.com/v3/mail/send': { needs: { authorization: 'Bearer secret-token' }, status: 202, body: '' },
  'GET www.strava.com/api/v3/athlete/activities': {
    needs: { authorization: 'Bearer secret-token' },
    body: [{ distance: 24_690 }, { distance: 36_610 }],
  },
  'GET api.hubapi.com/crm/v3/objects/contacts': {
    needs: { authorization: 'Bearer secret-token' },
    body: { results: [{ id: '51', properties: { email: 'ada@example.com' } }] },
  },
  'GET api.intercom.io/contacts': {
    needs: { authorization: 'Bearer secret-token' },
    body: { data: [{ id: '5ba6', role: 'user', email: 'ada@example.com', name: 'Ada' }] },
  },
  'POST discord.com/api/webhooks/1/abc': { status: 204, body: '' },
  'GET discord.com/api/v10/users/@me/guilds': {
    needs: { authorization: 'Bot secret-token' },
    body: [{ id: '80351110224678912', name: 'Tea shop', owner: true }],
  },
  'POST dev98042.service-now.com/api/now/table/incident': {
    needs: { authorization: 'Bearer secret-token' },
    status: 201,
    body: { result: { number: 'INC0010042', sys_id: 'c537bae64f411200adf9f8e18110c76e', urgency: '1' } },
  },
  'POST www.zohoapis.com/crm/v2/Leads': {
    needs: { authorization: 'Zoho-oauthtoken secret-token' },
    status: 201,
    body: { data: [{ code: 'SUCCESS', status: 'success', details: { id: '4150868000000376008' } }] },
  },
  'POST signer.example.com/sign': { body: 'OAuth oauth_signature="s"' },
  'GET api.twitter.com/1.1/search/tweets.json': {
    needs: { authorization: 'OAuth oauth_signature="s"' },
    body: { statuses: [{ id_str: '1', text: 'New data #opendata', lang: 'en' }] },
  },
  'POST scheduler.example.com/schedule': {
    needs: { 'x-pd-secret': 'secret-token' },
    body: { msg: 'Successfully scheduled task', id: '0c3f6a52-8a9e-4b7d-9d53-5f1b1f0f6a11' },
  },
  'GET api.open-meteo.com/v1/forecast': { body: { daily: { temperature_2m_max: [17.4, 15], precipitation_sum: [6.2, 0] } } },
  'GET example.com': { body: '<!doctype html>' },
  'GET api.example.com/rates/USD': { body: { rate: 1.05 } },
  'GET api.example.com/rates/XXX': { status: 404, body: { message: 'no such currency' } },
  'POST payments.example.com/charges': { needs: { 'idempotency-key': 'run-1' }, status: 201, body: { id: 'ch_1' } },
  'GET weather.example.com/today': { body: { temperature: 17 } },
  'POST your-endpoint.m.pipedream.net': { body: { success: true } },
  'PUT files.example.com/report.csv': { body: '' },
  'POST files.example.com/upload': { body: { ok: true } },
  'GET files.example.com/export.bin': { answer: () => ({ body: Buffer.alloc(200 * 1024 * 1024) }), body: '' },
  'GET files.example.com/mail/1': { headers: { 'content-type': 'application/pdf' }, body: 'Thanks' },
};

/** Echo services return the request, so samples can show it. */
const ECHOES = /^(postman-echo\.com|httpbin\.org)\/(post|put|patch|delete|get)$/;

/** A service's response to a sample's request. `more`: contracts of other services. */
export function answerOfContract(request: SentRequest, more: Readonly<Record<string, Contract>> = {}): CaseAnswer {
  const [place = '', query] = request.url.replace('https://', '').split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  if (ECHOES.test(place)) return { body: echo(request) };
  const key = `${request.method} ${place}`;
  const contract = more[key + search] ?? more[key] ?? contracts[key + search] ?? contracts[key];
  if (!contract) return { status: 501, body: `No contract for ${key}` };
  for (const [name, value] of Object.entries(contract.needs ?? {})) {
    if (request.headers[name] !== value) return { status: 401, body: { message: 'unknown key' } };
  }
  const { status, headers, body } = contract.answer?.(request.body, request.before) ?? contract;
  return { body, ...(status ? { status } : {}), ...(headers ? { headers } : {}), ...(contract.slow ? { slow: contract.slow } : {}) };
}

function echo({ url, headers, body }: SentRequest) {
  const type = headers['content-type'] ?? '';
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  return {
    args: Object.fromEntries(new URL(url).searchParams),
    headers,
    data: isForm ? '' : body,
    form: isForm ? Object.fromEntries(new URLSearchParams(body)) : {},
    json: type.startsWith('application/json') ? JSON.parse(body) : null,
  };
}
