import { headersFile } from './headers-file.ts';
import type { HostGenerator } from './host.ts';
import { spellings } from './spellings.ts';

/**
 * `_redirects` and `_headers` in the root of the published folder; rules go before files, and at most
 * 2,000 of them are read. Missing slashes and `index.html` are put right by the host, which answers
 * what is not there with the nearest `404.html`. https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const cloudflarePages: HostGenerator = (plan) => {
  const exact = plan.redirects.flatMap(({ from, to, fragment }) => spellings(from).map((spelling) => `${spelling} ${to}${fragment} 301`));
  const branches = plan.branches.map(({ from, to }) => `${from}* ${to}:splat 301`);
  return [
    { name: '_redirects', content: `${[...exact, ...branches].join('\n')}\n`, published: true },
    // Every script among the assets has a hash in its name. One `*` a rule is allowed.
    { name: '_headers', content: headersFile(plan, [`${plan.base}assets/*.js`]), published: true },
  ];
};
