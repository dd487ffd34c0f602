import { spellingsOf } from './address-spellings.ts';
import { cloudflareWorker } from './cloudflare-worker.ts';
import { headersFile } from './headers-file.ts';
import type { HostGenerator } from './host.ts';

/** The host reads no more rules without `*`. */
const MOST = 2000;

/**
 * A function, `_worker.js`, that answers everything as other hosts do, and beside it `_redirects` and
 * `_headers` for whoever goes without functions: rules go before files there, missing slashes and
 * `index.html` are put right by the host, and what is not there is answered with the nearest
 * `404.html`, whatever it was. https://developers.cloudflare.com/pages/functions/advanced-mode/
 */
export const cloudflarePages: HostGenerator = (plan) => {
  const rules = (addresses: string[], to: string) => addresses.map((address) => `${address} ${to} 301`);
  const exact = plan.redirects.flatMap((redirect) => rules(spellingsOf({ ...redirect, aliases: [] }), redirect.to + redirect.fragment));
  // Where there is no room for them, an alias takes two steps: its branch, then the old address.
  const aliases = plan.redirects.flatMap((redirect) => rules(spellingsOf(redirect), redirect.to + redirect.fragment));
  const branches = plan.branches.map(({ from, to }) => `${from}* ${to}:splat 301`);
  const redirects = [...new Set([...exact, ...aliases])].slice(0, MOST);
  return [
    { name: '_worker.js', content: cloudflareWorker(plan), published: true },
    { name: '_redirects', content: `${[...redirects, ...branches].join('\n')}\n`, published: true },
    // Every script among the assets has a hash in its name. One `*` a rule is allowed.
    { name: '_headers', content: headersFile(plan, [`${plan.base}assets/*.js`]), published: true },
  ];
};
