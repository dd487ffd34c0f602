import { http, node, type Run } from './run.ts';

const sent = (to: string, ...payload: unknown[]) => ({ to, payload });

/** The pages on destinations. */
export const destinations: Run[] = [
  node('/destinations/email/', ' rows.`', {
    steps: http({ job: 'Import', rows: 3 }),
    expect: {
      sent: [
        sent('email', {
          subject: 'Import is done',
          text: 'Import imported 3 rows.',
          html: '<p><strong>Import</strong> imported 3 rows.</p>',
        }),
      ],
    },
  }),
  node('/destinations/email/', ' rows.`', {
    steps: http({ job: '<b>x</b>', rows: 3 }),
    expect: {
      sent: [
        sent('email', {
          subject: '<b>x</b> is done',
          text: '<b>x</b> imported 3 rows.',
          html: '<p><strong>&#60;b&#62;x&#60;/b&#62;</strong> imported 3 rows.</p>',
        }),
      ],
    },
  }),
  node('/destinations/email/', 'celsius > 28', { steps: http({ room: 'Lab', celsius: 20 }), expect: { sent: [] } }),
  node('/destinations/email/', 'email-note', {
    props: { note: 'Hi' },
    expect: { sent: [sent('email', { subject: 'A note from your workflow', text: 'Hi' })] },
  }),
  node('/destinations/emit/', 'raw_event: { order: id, total },\n', {
    steps: http({ id: 7, total: 30 }),
    expect: { sent: [sent('emit', { raw_event: { order: 7, total: 30 } })] },
  }),
  node('/destinations/emit/', 'raw_event: { order: id, line }', {
    steps: http({ id: 7, lines: ['a', 'b'] }),
    expect: { sent: [sent('emit', { raw_event: { order: 7, line: 'a' } }), sent('emit', { raw_event: { order: 7, line: 'b' } })] },
  }),
  node('/destinations/emit/', 'key: "emit-order"', {
    props: { orderId: '7' },
    expect: { sent: [sent('emit', { raw_event: { order: '7' } })] },
  }),
  node('/destinations/emit/', '"large_orders"', {
    steps: http({ id: 7, total: 900 }),
    expect: { sent: [sent('emit', { raw_event: { order: 7, total: 900 } }, 'large_orders')] },
  }),
  node('/destinations/http/', 'const names = ["Ada"', {
    expect: {
      sent: ['Ada', 'Grace', 'Edsger'].map((name) =>
        sent('http', { method: 'POST', url: 'https://your-endpoint.m.pipedream.net', data: { name } }),
      ),
    },
  }),
  node('/destinations/http/', 'key: "ping-url"', {
    props: { url: 'https://example.com' },
    expect: { sent: [sent('http', { method: 'GET', url: 'https://example.com' })] },
  }),
  node('/destinations/', 'data: { id, total }', {
    steps: http({ id: 7, total: 30 }),
    expect: { sent: [sent('http', { method: 'POST', url: 'https://your-endpoint.m.pipedream.net', data: { id: 7, total: 30 } })] },
  }),
  node('/sources/public-streams/', 'channel: "news"', {
    steps: { trigger: { event: { title: 'A', link: 'https://example.com/a' } } },
    expect: { sent: [sent('sse', { channel: 'news', payload: { title: 'A', link: 'https://example.com/a' } })] },
  }),
];
