import { http, type Run, token } from './run.ts';

const bash = (page: string, title: string, run: Omit<Run, 'sample'>): Run => ({
  sample: { page: `/code/bash/${page}`, language: 'bash', title },
  ...run,
});

/** The pages on Bash. */
export const bashSteps: Run[] = [
  bash('', 'Step greet', { steps: http({ name: 'Ada' }), expect: {} }),
  bash('', 'Step read_order', { steps: http({ id: 'A-1042', customer: 'Nadia' }), expect: {} }),
  bash('', 'Step get_rates', { expect: { exports: { rates: { USD: 1.05, GBP: 0.84 } } } }),
  bash('', 'Step read_name', { steps: http({ name: 'Ada\nadmin:json=true' }), expect: { exports: { name: 'Ada\nadmin:json=true' } } }),
  bash('', 'Step send_order', { expect: {} }),
  bash('', 'Step region', { env: { SALES_REGION: 'eu' }, expect: {} }),
  bash('', 'Step check_rate', { expect: { exports: { low: false } } }),
  bash('', 'Step check_order', { steps: http({}), expect: { error: 'quantity must be a number of at least 1' } }),
  bash('', 'Step check_order', { unlike: true, steps: http({ quantity: 2 }), expect: {} }),
  bash('', 'Step save_report', { expect: { exports: { path: '/tmp/report.csv' } } }),
  bash('http-requests/', 'Step get_rate', { expect: {} }),
  bash('http-requests/', 'Step search', { expect: {} }),
  bash('http-requests/', 'Step send_form', { expect: {} }),
  bash('http-requests/', 'Step forward', { steps: http({ customer: 'Nadia' }), expect: {} }),
  bash('http-requests/', 'Step who_am_i', { env: token, expect: {} }),
  bash('http-requests/', 'Step upload_body', {
    files: { 'report.csv': 'a,b' },
    steps: { get_upload_url: { $return_value: 'https://files.example.com/report.csv' } },
    expect: { error: undefined },
    requests: ['PUT files.example.com/report.csv'],
  }),
  bash('http-requests/', 'Step get_account', {
    env: { EXAMPLE_API_KEY: 'wrong' },
    expect: { error: '401: {"message":"unknown key"}' },
  }),
  bash('http-requests/', 'Step get_account', {
    unlike: true,
    env: { EXAMPLE_API_KEY: 'secret-key' },
    expect: { exports: { account: { plan: 'starter' } } },
  }),
  bash('working-with-files/', 'Step write_note', { expect: {} }),
  bash('working-with-files/', 'Step save_report', {
    more: true,
    steps: http({ report_url: 'https://files.example.com/report.csv' }),
    expect: { exports: { file: { size: 19 } } },
  }),
  bash('working-with-files/', 'Step read_note', {
    files: { 'note.txt': 'Written by the first step\n' },
    steps: { write_note: { path: '/tmp/note.txt' } },
    expect: {},
  }),
];
