import { node, type Run } from './run.ts';

const API = '/components/api/';
const request = { method: 'GET', path: '/', query: { name: 'Ada' } };

/** Sources and actions of the reference. */
export const components: Run[] = [
  node(API, 'key: "say"', {
    event: {},
    props: { text: 'Hi' },
    expect: { emitted: [{ event: { text: 'Hi' }, metadata: { summary: 'Hi' } }] },
  }),
  node(API, 'key: "repeat_text"', { props: { text: 'tea', separator: ' ' }, expect: { returned: 'tea tea' } }),
  node(API, 'key: "pick_size"', { props: { size: 'large' }, expect: { returned: 'large' } }),
  node(API, 'key: "daily"', {
    event: { timestamp: 1651397400 },
    expect: { emitted: [{ event: { timestamp: 1651397400 }, metadata: { summary: 'Run at 1651397400' } }] },
  }),
  node(API, 'key: "hello_http"', {
    event: request,
    more: true,
    expect: { answered: { status: 200, body: { hello: 'Ada' } }, emitted: [{ event: request, metadata: { summary: 'GET /' } }] },
  }),
  node(API, 'key: "counter"', {
    event: {},
    stored: { count: 2 },
    expect: { emitted: [{ event: { count: 3 }, metadata: { summary: 'Run 3' } }], stored: { count: 3 } },
  }),
  node(API, 'key: "my_github_name"', { props: { github: { $auth: { oauth_access_token: 'secret-token' } } }, expect: { returned: 'ada' } }),
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
  node(API, 'key: "add_guests"', {
    props: { list: 'Party', guests: ['Ada ', 'Ada', 'Grace'] },
    expect: { returned: ['Ada', 'Grace'], exports: { $summary: 'Successfully added 2 guests to “Party”' } },
  }),
  node(API, 'key: "answer_caller"', {
    props: { message: 'Hi' },
    more: true,
    expect: { answered: { status: 200, body: { message: 'Hi' } } },
  }),
  node(API, 'key: "only_paid"', { props: { status: 'open' }, expect: { exit: 'The order is open' } }),
];
