import { createHmac } from 'node:crypto';
import { http, node, type Run } from './run.ts';

const PRACTICES = '/privacy-and-security/best-practices/';
const ERRORS = '/troubleshooting/';

/** Environment variables of the step that checks its caller. */
const hook = { HOOK_USER: 'ada', HOOK_PASSWORD: 'let me in' };

const credentials = (user: string, password: string) => ({
  headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
});

const refused = {
  answered: { status: 401, headers: { 'WWW-Authenticate': 'Basic' }, body: 'Unauthorized' },
  exit: 'Wrong or missing credentials',
};

const webhook = (signature?: string) => ({
  headers: signature === undefined ? {} : { 'x-signature': signature },
  bodyRaw: '{"order":1042}',
  body: { order: 1042 },
});

const props = { secret: 'signing secret' };
const signature = createHmac('sha256', props.secret).update(webhook().bodyRaw).digest('hex');
const forged = { answered: { status: 401, body: 'Wrong signature' }, emitted: [] };

/** The pages on security, limits, accounts and errors. */
export const trust: Run[] = [
  node(PRACTICES, 'HOOK_USER', { env: hook, steps: http({}, { headers: {} }), expect: refused }),
  node(PRACTICES, 'HOOK_USER', { env: hook, steps: http({}, credentials('ada', 'guess')), expect: refused }),
  node(PRACTICES, 'HOOK_USER', {
    env: hook,
    steps: http({}, credentials('ada', 'let me in')),
    expect: { answered: undefined, exit: undefined },
  }),
  node(PRACTICES, 'HOOK_USER', {
    steps: http({}, credentials('', '')),
    expect: { error: 'Set the environment variables HOOK_USER and HOOK_PASSWORD', answered: undefined },
  }),
  node(PRACTICES, 'signed-webhook', {
    props,
    event: webhook(signature),
    expect: { answered: { status: 200, body: 'OK' }, emitted: [{ event: { order: 1042 }, metadata: { summary: 'Signed webhook' } }] },
  }),
  node(PRACTICES, 'signed-webhook', { props, event: webhook('0'.repeat(64)), expect: forged }),
  node(PRACTICES, 'signed-webhook', { props, event: webhook(), expect: forged }),
  node(PRACTICES, 'encodeURIComponent', {
    steps: http({ id: 'c 1' }),
    expect: { returned: { id: 'c 1', plan: 'pro' } },
    requests: ['GET api.example.com/customers/c%201'],
  }),
  node('/connected-accounts/', 'Object.keys', { props: { sendgrid: { $auth: { api_key: 'secret' } } }, expect: { returned: ['api_key'] } }),
  node(ERRORS, 'return await axios', { expect: { returned: { id: 7 } }, requests: ['POST tickets.example.com/api/tickets'] }),
  node(ERRORS, 'readline', {
    files: { 'orders.csv': 'id,total\n\n1042,59.90\n' },
    steps: { download: { $return_value: '/tmp/orders.csv' } },
    expect: { returned: 2 },
  }),
  node(ERRORS, 'finished', { steps: http({}), expect: { returned: '/tmp/report.txt' } }),
];
