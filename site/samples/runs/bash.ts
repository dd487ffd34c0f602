import { http, type Run, token } from './run.ts';

const bash = (page: string, title: string, run: Omit<Run, 'sample'>): Run => ({
  sample: { page: `/code/bash/${page}`, language: 'bash', title },
  ...run,
});

/** The pages on Bash. */
export const bashSteps: Run[] = [
  bash('', 'greet.sh', { expect: { exports: { message: 'Hello from Bash' }, printed: ['Hello from Bash'] } }),
  bash('', 'read_order.sh', { steps: http({ id: 'A-1042', customer: 'Nadia' }), expect: { printed: ['Order A-1042 comes from Nadia'] } }),
  bash('', 'get_repo.sh', { more: true, expect: { exports: { repo: { full_name: 'jq/jq' } } } }),
  bash('', 'list_issues.sh', { env: token, expect: { printed: ['2'] } }),
  bash('', 'check_order.sh', { steps: http({}), expect: { error: 'quantity must be at least 1, got 0' } }),
  bash('', 'check_weather.sh', { expect: { exports: { sky: 'Lisbon: +21°C' } } }),
  bash('', 'region.sh', { env: { SALES_REGION: 'eu' }, expect: { printed: ['eu'] } }),
  bash('http-requests/', 'forward.sh', {
    steps: http({ customer: 'Nadia' }),
    expect: { error: undefined },
    requests: ['POST httpbin.org/post'],
  }),
  bash('http-requests/', 'find_user.sh', {
    steps: http({ login: 'octocat' }),
    expect: { exports: { user: { login: 'octocat', name: 'The Octocat' } } },
  }),
  bash('working-with-files/', 'save_weather.sh', { expect: { exports: { path: '/tmp/weather.png' }, printed: ['weather.png'] } }),
  bash('working-with-files/', 'save_report.sh', {
    steps: http({ report_url: 'https://files.example.com/missing.csv' }),
    expect: { error: 'Could not download https://files.example.com/missing.csv' },
  }),
  bash('working-with-files/', 'read_note.sh', { files: { 'note.txt': 'Hi\n' }, expect: { exports: { note: 'Hi' }, printed: ['Hi'] } }),
  bash('working-with-files/', 'read_report.sh', { files: { 'report.csv': 'a\nb\n' }, expect: { exports: { report: 'a\nb\n' } } }),
];
