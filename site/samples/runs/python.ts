import { http, type Run, token } from './run.ts';

const python = (page: string, title: string, run: Omit<Run, 'sample'>): Run => ({
  sample: { page: `/code/python/${page}`, language: 'python', title },
  ...run,
});

/** The pages on Python. */
export const pythonSteps: Run[] = [
  python('', 'greet.py', { expect: { exports: { message: 'Hello from Python' }, printed: ['Hello from Python'] } }),
  python('', 'price.py', { expect: { returned: { net: 80, gross: 96 } } }),
  python('', 'send_order.py', { expect: { printed: ["{'product': 'lamp', 'quantity': '2'} {'product': 'lamp', 'quantity': 2}"] } }),
  python('', 'answer.py', { steps: http({ name: 'Ada' }), expect: { answered: { status: 200, body: { greeting: 'Hello, Ada' } } } }),
  python('', 'read_order.py', { steps: http({ id: 'A-1042', customer: 'Nadia' }), expect: { printed: ['Order A-1042 comes from Nadia'] } }),
  {
    sample: { page: '/code/python/', language: 'python', title: 'get_repo.py', has: 'pd.export("repo"' },
    more: true,
    expect: { exports: { repo: { id: 81598961 } } },
  },
  python('', 'region.py', { env: { SALES_REGION: 'eu' }, expect: { printed: ['eu'] } }),
  python('', 'who_am_i.py', { env: token, expect: { returned: 'ada' } }),
  python('', 'check_order.py', { steps: http({ quantity: 0 }), expect: { error: 'quantity must be at least 1, got 0' } }),
  python('', 'stop.py', { expect: { exit: '' } }),
  python('', 'save_logo.py', { expect: { error: undefined }, requests: ['GET www.python.org/static/img/python-logo.png'] }),
  python('', 'read_logo.py', { files: { 'python-logo.png': 'abc' }, expect: { printed: ['3 bytes'] } }),
  python('http-requests/', 'get_repo.py', { more: true, expect: { returned: { full_name: 'cpython/cpython' } } }),
  python('http-requests/', 'find_repos.py', { expect: { error: undefined }, requests: ['GET api.github.com/search/repositories'] }),
  python('http-requests/', 'forward.py', {
    more: true,
    steps: http({ customer: 'Nadia' }),
    expect: { exports: { created: { json: { customer: 'Nadia', source: 'signup form' } } } },
  }),
  python('http-requests/', 'find_user.py', { steps: http({ login: 'nobody' }), expect: { exit: 'There is no user nobody' } }),
  python('auth/', 'who_am_i.py', { props: { github: { $auth: { oauth_access_token: 'secret-token' } } }, expect: { returned: 'ada' } }),
  python('auth/', 'call_service.py', { more: true, env: { SERVICE_TOKEN: 'secret-token' }, expect: { returned: { authenticated: true } } }),
  python('using-data-stores/', 'remember.py', { expect: { printed: ['Hello'], stored: { last_greeting: 'Hello' } } }),
  python('using-data-stores/', 'nested.py', { expect: { stored: { nadia: { plan: 'trial', seats: 5 } } } }),
  python('using-data-stores/', 'update.py', { expect: { stored: { plan: 'paid', note: '' } } }),
  python('using-data-stores/', 'all_records.py', { stored: { a: 1 }, expect: { returned: { a: 1 } } }),
  python('using-data-stores/', 'count_runs.py', { stored: { runs: 2 }, expect: { returned: 3 } }),
  python('using-data-stores/', 'delete_all.py', { stored: { a: 1 }, expect: { stored: {} } }),
  python('using-data-stores/', 'skip_known.py', {
    steps: http({ email: 'a@b.c' }),
    expect: { returned: 'a@b.c', stored: { emails: ['a@b.c'] } },
  }),
  python('working-with-files/', 'save_large.py', {
    steps: http({ url: 'https://files.example.com/report.csv' }),
    expect: { error: undefined },
    requests: ['GET files.example.com/report.csv'],
  }),
];
