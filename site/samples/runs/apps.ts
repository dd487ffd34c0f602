import { http, node, type Run } from './run.ts';

const MIGRATE = '/migrate-from-v1/';
const WAITING = '/examples/waiting-to-execute-next-step-of-workflow/';

const SHEET = 'sheets.googleapis.com/v4/spreadsheets/your-spreadsheet-id/values/Sheet1!';
const DRIVE = 'www.googleapis.com/drive/v3/files';
const DRIVE_UPLOAD = 'www.googleapis.com/upload/drive/v3/files/file-1';

const account = { $auth: { oauth_access_token: 'secret-token' } };
const webhook = (id: string) => ({ discord_webhook: { $auth: { oauth_uid: `https://discord.com/api/webhooks/${id}` } } });
const servicenow = { $auth: { instance_name: 'dev98042', oauth_access_token: 'secret-token' } };
const zohoCrm = { $auth: { api_domain: 'https://www.zohoapis.com', oauth_access_token: 'secret-token' } };
const scheduler = (secret: string) => ({ SCHEDULER_URL: 'https://scheduler.example.com', SCHEDULER_SECRET: secret });

/** App guides, scheduled tasks, and the migration from v1. */
export const apps: Run[] = [
  node('/apps/discord/', 'Deploy finished', { expect: { returned: [{ title: 'Deploy finished', color: 0x2e7d32 }] }, more: true }),
  node('/apps/discord/', 'The nightly backup is done', {
    props: webhook('1/abc'),
    expect: {},
    requests: ['POST discord.com/api/webhooks/1/abc'],
  }),
  node('/apps/discord/', 'The nightly backup is done', {
    props: webhook('2/gone'),
    expect: { error: 'Discord: 501 "No contract for POST discord.com/api/webhooks/2/gone"' },
  }),
  node('/apps/discord/', '@me/guilds', {
    props: { discord_bot: { $auth: { bot_token: 'secret-token' } } },
    expect: { returned: [{ id: '80351110224678912', name: 'Tea shop' }] },
  }),
  node('/apps/servicenow/', 'now/table/incident', {
    props: { servicenow },
    steps: http({ service: 'checkout', message: 'Latency above 2 seconds', urgent: true }),
    expect: { returned: { number: 'INC0010042', sys_id: 'c537bae64f411200adf9f8e18110c76e' } },
  }),
  node('/apps/servicenow/', 'now/table/incident', {
    props: { servicenow: { $auth: { ...servicenow.$auth, oauth_access_token: 'of-another' } } },
    steps: http({ service: 'checkout', message: 'Latency above 2 seconds' }),
    expect: { error: 'ServiceNow: 401 {"message":"unknown key"}' },
  }),
  node('/apps/zoho-crm/', 'crm/v2/Leads', {
    props: { zoho_crm: zohoCrm },
    steps: http({ first: 'Grace', last: 'Osei', email: 'grace@example.com', company: 'Osei Ltd' }),
    expect: { returned: { code: 'SUCCESS', details: { id: '4150868000000376008' } } },
    more: true,
  }),
  node('/apps/twitter/', 'search/tweets.json', {
    props: { twitter: { $auth: { ...account.$auth, oauth_signer_uri: 'https://signer.example.com/sign' } } },
    expect: { returned: [{ id_str: '1', text: 'New data #opendata' }] },
  }),
  node('/code/nodejs/auth/', '/graphql', { props: { github: account }, expect: { returned: [{ name: 'shop' }] } }),
  node('/code/nodejs/auth/', '/graphql', {
    props: { github: account },
    swap: ['first: 5', 'first: 500'],
    expect: { error: 'Requesting 500 records exceeds the limit' },
  }),
  node('/workflows/examples/add-row-to-google-sheets/', 'Sheet1!B:B', {
    props: { google_sheets: account },
    steps: http({ message: 'Thanks', score: 90 }),
    expect: { returned: { row: 2 }, exit: undefined },
    requests: [`GET ${SHEET}B:B`, `PUT ${SHEET}C2`],
  }),
  node('/workflows/examples/add-row-to-google-sheets/', 'Sheet1!B:B', {
    props: { google_sheets: account },
    steps: http({ message: 'Bye', score: 90 }),
    expect: { exit: 'No row has the message Bye' },
    requests: [`GET ${SHEET}B:B`],
  }),
  node('/workflows/examples/add-record-to-airtable/', 'filterByFormula', {
    props: { airtable: { $auth: { api_key: 'secret-token' } } },
    hurry: true,
    expect: {
      returned: [
        { id: 'rec1', Name: 'Ada' },
        { id: 'rec2', Name: 'Grace' },
      ],
    },
  }),
  node('/code/nodejs/working-with-files/', 'upload/drive', {
    props: { google_drive: account },
    steps: http({ url: 'https://files.example.com/report.csv', name: 'report.csv' }),
    expect: { returned: 'file-1' },
    requests: ['GET files.example.com/report.csv', `POST ${DRIVE}`, `PATCH ${DRIVE_UPLOAD}`],
  }),
  node(WAITING, '$.flow.delay', { expect: { delay: 24 * 60 * 60 * 1000 } }),
  node(WAITING, 'const SECONDS', { env: scheduler('secret-token'), steps: http({ name: 'Ada' }), expect: {} }),
  node(WAITING, 'const SECONDS', {
    env: scheduler('wrong'),
    steps: http({ name: 'Ada' }),
    expect: { error: 'Task scheduler: 401 {"message":"unknown key"}' },
    unlike: true,
  }),
  node('/scheduling-future-tasks/', 'Task of', {
    steps: { trigger: { event: { message: 'Happy birthday', timestamp: '2022-12-24T18:00:00Z' } } },
    expect: { returned: 'Happy birthday', printed: ['Task of 2022-12-24T18:00:00Z'] },
  }),
  node(MIGRATE, '$.export("temperature"', {
    steps: http({ city: 'Lisbon' }),
    expect: { returned: { temperature: 17 }, exports: { temperature: 17 } },
    requests: ['GET weather.example.com/today'],
  }),
  node(MIGRATE, '$.export("temperature"', { steps: http({}), expect: { exit: 'No city in the request' }, requests: [] }),
  node(MIGRATE, 'No email address', { steps: http({ email: 'Ada@Example.com' }), expect: { returned: 'ada@example.com' } }),
  node(MIGRATE, 'this.greeting', { props: { greeting: 'Hello' }, steps: http({ name: 'Ada' }), expect: { returned: 'Hello, Ada' } }),
  node(MIGRATE, 'accepted: true', {
    steps: http({ id: 41 }),
    expect: { answered: { status: 201, headers: { 'x-order': '41' }, body: { accepted: true } } },
  }),
  node(MIGRATE, 'lastId', { steps: http({ id: 41 }), stored: { lastId: 41 }, expect: { exit: 'Already handled' } }),
  node(MIGRATE, 'lastId', { steps: http({ id: 42 }), stored: { lastId: 41 }, expect: { stored: { lastId: 42 } } }),
  node(
    '/removed-features/dollar-variables/',
    'toUpperCase',
    { steps: http({ name: 'Ada' }), expect: { exports: { name: 'ADA' } } },
    'v2, the whole step',
  ),
  node('/notebook/dollar-context/', 'defineComponent', {
    steps: http({}),
    expect: { printed: ['This run began at 2022-05-01T09:30:00.000Z'] },
  }),
];
