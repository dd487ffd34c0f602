/** What a service answers to a request, as far as samples rely on it. */
interface Contract {
  /** Headers that the request has to carry: name in small letters → what the value has to be. */
  needs?: Record<string, string>;
  status?: number;
  body: unknown;
}

const repository = (name: string) => ({
  id: 81598961,
  name,
  full_name: `${name}/${name}`,
  description: 'A repository',
  stargazers_count: 61234,
  html_url: `https://github.com/${name}/${name}`,
});

/**
 * The answers of third parties, recorded by hand from their public documentation: method, host and path
 * of a request → its answer. Samples that call them are proven against this shape, not against the services.
 */
export const contracts: Readonly<Record<string, Contract>> = {
  'GET api.github.com/repos/nodejs/node': { body: repository('node') },
  'GET api.github.com/repos/python/cpython': { body: repository('cpython') },
  'GET api.github.com/repos/jqlang/jq': { body: repository('jq') },
  'GET api.github.com/users/octocat': { body: { login: 'octocat', name: 'The Octocat' } },
  'GET api.github.com/users/nobody': { status: 404, body: { message: 'Not Found' } },
  'GET api.github.com/user': {
    needs: { authorization: 'Bearer secret-token' },
    body: { login: 'ada', name: 'Ada' },
  },
  'GET api.github.com/issues': { needs: { authorization: 'Bearer secret-token' }, body: [{ number: 1 }, { number: 2 }] },
  'GET api.github.com/zen': { body: 'Keep it logically awesome.' },
  'GET api.github.com/orgs/nodejs': { body: { login: 'nodejs', public_repos: 200 } },
  'GET api.github.com/orgs/python': { body: { login: 'python', public_repos: 90 } },
  'GET api.github.com/orgs/golang': { status: 404, body: { message: 'Not Found' } },
  'GET api.github.com/search/repositories': { body: { total_count: 1, items: [repository('flow')] } },
  'GET api.github.com/repos/nodejs/node/labels': { body: [{ name: 'bug' }, { name: 'doc' }] },
  'GET api.frankfurter.app/latest': { body: { base: 'EUR', date: '2022-05-02', rates: { USD: 1.05, GBP: 0.84 } } },
  'GET swapi.dev/api/people/1/': { body: { name: 'Luke Skywalker', height: '172' } },
  'GET swapi.dev/api/people/1': { body: { name: 'Luke Skywalker', height: '172' } },
  'GET postman-echo.com/status/400': { status: 400, body: { status: 400 } },
  'GET postman-echo.com/status/404': { status: 404, body: { status: 404 } },
  'GET wttr.in/Lisbon': { body: 'Lisbon: +21°C' },
  'GET wttr.in/Lisbon.png': { body: 'a picture' },
  'GET www.python.org/static/img/python-logo.png': { body: 'a picture' },
  'GET files.example.com/report.csv': { body: 'day,total\nMonday,7\n' },
  'GET files.example.com/missing.csv': { status: 404, body: 'No such file' },
  'GET httpbin.org/bearer': { needs: { authorization: 'Bearer secret-token' }, body: { authenticated: true, token: 'secret-token' } },
};
