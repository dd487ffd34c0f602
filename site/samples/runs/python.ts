import { http, orders, type Run, token } from './run.ts';

const python = (page: string, title: string, run: Omit<Run, 'sample'>): Run => ({
  sample: { page: `/code/python/${page}`, language: 'python', title },
  ...run,
});

/** The pages on Python. */
export const pythonSteps: Run[] = [
  python('', 'Step greet', { steps: http({ name: 'Ada' }), expect: {} }),
  python('', 'Step price', { expect: {} }),
  python('', 'Step read_order', { steps: http({ id: 'A-1042', customer: 'Nadia' }), expect: {} }),
  python('', 'Step get_rates', { expect: { exports: { rates: { USD: 1.05, GBP: 0.84 } } } }),
  python('', 'Step send_order', { expect: {} }),
  python('', 'Step region', { env: { SALES_REGION: 'eu-west' }, expect: {} }),
  python('', 'Step who_am_i', { env: token, expect: { returned: 'ada' } }),
  python('', 'Step who_am_i', { unlike: true, env: { GITHUB_TOKEN: 'wrong' }, expect: { error: '401: {"message":"unknown key"}' } }),
  python('', 'Step respond', { steps: http({ name: 'Ada' }), expect: { answered: { status: 200, body: { greeting: 'Hello, Ada' } } } }),
  python('', 'Step need_email', { steps: http({}), expect: { exit: 'The event has no email address' } }),
  python('', 'Step check_order', { steps: http({ quantity: 0 }), expect: { error: 'quantity must be at least 1, got 0' } }),
  python('', 'Step write_note', { expect: {} }),
  python('http-requests/', 'Step get_rates', { expect: {} }),
  python('http-requests/', 'Step search', { expect: {} }),
  python('http-requests/', 'Step send_form', { expect: {} }),
  python('http-requests/', 'Step forward', { steps: http({ customer: 'Nadia' }), expect: {} }),
  python('http-requests/', 'Step get_account', { env: { EXAMPLE_API_KEY: 'secret-key' }, expect: { returned: { plan: 'starter' } } }),
  python('http-requests/', 'Step find_customer', { steps: http({ customer: 'Nadia' }), expect: { exit: 'There is no customer Nadia' } }),
  python('http-requests/', 'Step send_orders', {
    env: { ORDERS_API_KEY: 'secret-key' },
    steps: orders(1, 4),
    expect: { error: '1 of 4 orders were not sent. 422: {"error":"unknown product"}' },
    requests: Array<string>(5).fill('POST api.example.com/v1/orders'),
  }),
  python('http-requests/', 'Step send_orders', {
    unlike: true,
    env: { ORDERS_API_KEY: 'secret-key' },
    steps: orders(10, 39),
    expect: { returned: { sent: 30 } },
    atOnce: 5,
  }),
  python('http-requests/', 'Step send_orders', {
    unlike: true,
    steps: orders(10, 39),
    expect: { error: "'ORDERS_API_KEY'" },
    requests: [],
  }),
  python('http-requests/', 'Step put_file', {
    files: { 'report.csv': 'day,total\nMonday,7\n' },
    steps: { save_report: { path: '/tmp/report.csv' }, get_upload_url: { $return_value: 'https://files.example.com/report.csv' } },
    expect: {},
    requests: ['PUT files.example.com/report.csv'],
  }),
  python('http-requests/', 'Step put_file', {
    unlike: true,
    files: { 'report.csv': 'day,total\nMonday,7\n' },
    steps: {
      save_report: { path: '/tmp/report.csv' },
      get_upload_url: { $return_value: 'http://127.0.0.1:1/report.csv?signature=secret' },
    },
    expect: { error: 'The upload failed: ConnectionError' },
  }),
  python('http-requests/', 'Step list_contacts', { expect: { returned: [1, 2] } }),
  python('auth/', 'Step who_am_i', { props: { github: { $auth: { oauth_access_token: 'secret-token' } } }, expect: { returned: 'ada' } }),
  python('auth/', 'Step list_keys', { props: { slack: { $auth: { oauth_access_token: 'secret-token', oauth_uid: 'U1' } } }, expect: {} }),
  python('using-data-stores/', 'Step remember', { steps: http({}), expect: { stored: { last_visit: '2022-05-01T09:30:00.000Z' } } }),
  python('using-data-stores/', 'Step read_time', { expect: {} }),
  python('using-data-stores/', 'Step nested', { expect: { stored: { nadia: { plan: 'trial', seats: 5 } } } }),
  python('using-data-stores/', 'Step update', { expect: { stored: { plan: 'paid', note: '' } } }),
  python('using-data-stores/', 'Step all_records', { stored: { plan: 'paid', seats: 5 }, expect: {} }),
  python('using-data-stores/', 'Step count_runs', { stored: { runs: 2 }, expect: { stored: { runs: 3 } } }),
  python('using-data-stores/', 'Step note_visit', { steps: http({}), expect: { stored: { 'visit-run-1': '2022-05-01T09:30:00.000Z' } } }),
  python('using-data-stores/', 'Step add_up', {
    stored: { total: 7, 'visit-a': '', 'visit-b': '', other: 1 },
    expect: { stored: { total: 9, other: 1 } },
  }),
  python('using-data-stores/', 'Step delete_all', { stored: { a: 1 }, expect: { stored: {} } }),
  python('using-data-stores/', 'Step skip_known', {
    steps: http({ email: 'a@b.c' }),
    stored: { 'a@b.c': '' },
    expect: { exit: 'a@b.c was seen in an earlier run' },
  }),
  python('working-with-files/', 'Step save_report', { steps: http({}), expect: {} }),
  python('working-with-files/', 'Step store_export', {
    steps: http({}),
    env: { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
    expect: {},
  }),
  python('working-with-files/', 'Step stream_export', {
    steps: http({}),
    env: { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
    expect: { returned: { key: 'exports/latest.bin', size: 209715200 } },
  }),
  python('working-with-files/', 'Step count_lines', {
    files: { 'run-1.csv': 'day,total\nMonday,7\n' },
    steps: { save_report: { path: '/tmp/run-1.csv' } },
    expect: {},
  }),
  python('working-with-files/', 'Step list_files', { files: { 'run-1.csv': '', 'note.txt': '' }, expect: {} }),
];
