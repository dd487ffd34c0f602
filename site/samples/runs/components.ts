import { createHmac } from 'node:crypto';
import { issues } from '../contracts.ts';
import { node, type Run } from './run.ts';

const API = '/components/api/';
const ACTIONS = '/components/api/actions/';
const POLL = '/components/poll-an-api/';
const order = { method: 'POST', path: '/orders', headers: { 'x-token': 'secret-token' }, body: { order: 1042 } };

const STAR = { action: 'created', starred_at: '2022-05-01T09:30:00Z', sender: { login: 'ada' } };

/** A GitHub webhook request, signed with a secret. */
function star(secret: string) {
  const bodyRaw = JSON.stringify(STAR);
  const signature = createHmac('sha256', secret).update(bodyRaw).digest('hex');
  return { headers: { 'x-hub-signature-256': `sha256=${signature}`, 'x-github-delivery': 'delivery-1' }, body: STAR, bodyRaw };
}

/** Sources and actions in the reference. */
export const components: Run[] = [
  node(API, 'key: "say"', {
    event: {},
    props: { text: 'Hi' },
    expect: { emitted: [{ event: { text: 'Hi' }, metadata: { summary: 'Hi' } }] },
  }),
  node('/components/api/props/', 'key: "repeat-text"', { props: { text: 'tea', separator: ' ' }, expect: { returned: 'tea tea' } }),
  node('/components/api/props/', 'key: "pick-size"', { props: { size: 'large' }, expect: { returned: 'large' } }),
  node('/components/api/props/', 'key: "daily"', {
    event: { timestamp: 1651397400 },
    expect: { emitted: [{ event: { timestamp: 1651397400 }, metadata: { summary: 'Run at 1651397400' } }] },
  }),
  node('/components/api/props/', 'key: "new-order"', {
    event: order,
    props: { token: 'secret-token' },
    expect: {
      answered: { status: 200, body: { received: true } },
      emitted: [{ event: { order: 1042 }, metadata: { summary: 'POST /orders' } }],
    },
    shows: { page: '/components/api/props/', language: 'json', has: 'received' },
  }),
  node('/components/api/props/', 'key: "new-order"', {
    event: { ...order, headers: {} },
    props: { token: 'secret-token' },
    expect: { answered: { status: 401, body: { error: 'Send the token as x-token' } }, emitted: [] },
  }),
  node('/components/api/hooks/', 'key: "github-new-star-instant"', {
    event: star('secret'),
    stored: { secret: 'secret', stars: 2 },
    expect: {
      answered: { status: 200 },
      emitted: [{ event: STAR, metadata: { id: 'delivery-1', summary: 'Star 3, from ada', ts: Date.parse(STAR.starred_at) } }],
      stored: { secret: 'secret', stars: 3 },
    },
  }),
  node('/components/api/hooks/', 'key: "github-new-star-instant"', {
    event: star('another secret'),
    stored: { secret: 'secret', stars: 2 },
    expect: { answered: { status: 401 }, emitted: [], stored: { secret: 'secret', stars: 2 } },
  }),
  node(POLL, 'secret: true', {
    event: {},
    props: { apiKey: 'secret-token', repo: 'ada/shop' },
    expect: {
      emitted: issues
        .filter(({ pull_request }) => !pull_request)
        .reverse()
        .map((issue) => ({
          event: issue,
          metadata: { id: issue.id, summary: `#${issue.number}: ${issue.title}`, ts: Date.parse(issue.created_at) },
        })),
    },
    requests: ['GET api.github.com/repos/ada/shop/issues'],
  }),
  node(POLL, 'secret: true', {
    event: {},
    props: { apiKey: 'secret-token', repo: 'ada/nothing' },
    expect: { error: 'GitHub: 404 {"message":"Not Found"}', emitted: [] },
  }),
  node(POLL, 'secret: true', {
    event: {},
    props: { apiKey: 'secret-token', repo: 'ada/wrapped' },
    expect: { error: 'data.filter is not a function', emitted: [] },
  }),
  node('/components/api/props/', 'key: "counter"', {
    event: {},
    stored: { count: 2 },
    expect: { emitted: [{ event: { count: 3 }, metadata: { summary: 'Run 3' } }], stored: { count: 3 } },
  }),
  node('/components/api/props/', 'key: "github-get-my-login"', {
    props: { github: { $auth: { oauth_access_token: 'secret-token' } } },
    expect: { returned: 'ada' },
  }),
  node(API, 'key: "thermometer"', {
    event: {},
    more: true,
    expect: {
      emitted: [
        { event: { room: 'kitchen', celsius: 21 }, metadata: { summary: 'Kitchen 21°' } },
        { event: { room: 'cellar', celsius: 12 }, metadata: { summary: 'Cellar 12°' } },
        { event: { room: 'freezer', celsius: -4 }, metadata: { name: 'alarm', summary: 'Freezer too warm: -4°' } },
      ],
    },
  }),
  node(ACTIONS, 'key: "guests-add-guests"', {
    props: { list: 'Party', guests: ['Ada ', 'Ada', 'Grace'] },
    expect: { returned: ['Ada', 'Grace'], exports: { $summary: 'Successfully added 2 guests to “Party”' } },
  }),
  node(ACTIONS, 'key: "http-respond"', {
    props: { message: 'Hi' },
    more: true,
    expect: { answered: { status: 200, body: { message: 'Hi' } } },
    shows: { page: ACTIONS, language: 'json', has: '"message": "Hi"' },
  }),
  node(ACTIONS, 'key: "orders-only-paid"', { props: { status: 'open' }, expect: { exit: 'The order is open' } }),
];
