import { http, type Run, token } from './run.ts';

const go = (page: string, title: string, run: Omit<Run, 'sample'>): Run => ({
  sample: { page: `/code/go/${page}`, language: 'go', title },
  ...run,
});

const report = { 'report.csv': 'day,total\nMonday,7\n' };

/** The pages on Go. */
export const goSteps: Run[] = [
  go('', 'Step greet', { steps: http({ name: 'Ada' }), expect: {} }),
  go('', 'Step price', { expect: { exports: { currency: 'EUR', price: { net: 80, gross: 96 } } } }),
  go('', 'Step print_price', { steps: { price: { currency: 'EUR', price: { net: 80, gross: 96 } } }, expect: {} }),
  go('', 'Step upload_report', { files: report, expect: {}, requests: ['POST files.example.com/upload'] }),
  go('', 'Step region', { env: { SALES_REGION: 'eu' }, expect: {} }),
  go('', 'Step check_order', { steps: http({ quantity: 0 }), expect: { error: 'quantity must be at least 1, got 0' } }),
  go('', 'Step write_note', { expect: { exports: { path: '/tmp/note.txt' } } }),
  go('http-requests/', 'Step get_latest', { expect: {} }),
  go('http-requests/', 'Step get_rates', { expect: {} }),
  go('http-requests/', 'Step send_order', { expect: {} }),
  go('http-requests/', 'Step who_am_i', { env: token, expect: { exports: { login: 'ada' } } }),
  go('http-requests/', 'Step who_am_i', {
    unlike: true,
    env: { GITHUB_TOKEN: 'wrong' },
    expect: { error: '401 Unauthorized {"message":"unknown key"}', exports: {} },
  }),
  go('http-requests/', 'Step put_file', {
    files: report,
    env: { UPLOAD_URL: 'https://files.example.com/report.csv' },
    expect: { exports: { size: 19 } },
    requests: ['PUT files.example.com/report.csv'],
  }),
  go('http-requests/', 'Step put_file', {
    files: report,
    env: { UPLOAD_URL: 'http://127.0.0.1:1/report.csv?signature=secret' },
    expect: { error: 'The upload failed: dial tcp 127.0.0.1:1: connect: connection refused' },
    unlike: true,
  }),
  go('working-with-files/', 'Step write_note', { expect: { error: undefined } }),
  go('working-with-files/', 'Step save_report', { expect: { exports: { path: '/tmp/report.csv', size: 19 } } }),
  go('working-with-files/', 'Step read_report', {
    files: report,
    steps: { save_report: { path: '/tmp/report.csv', size: 19 } },
    expect: {},
  }),
  go('working-with-files/', 'Step clean_up', { files: report, expect: {} }),
];
