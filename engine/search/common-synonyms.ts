/**
 * Words that developers use for one another. A site adds its own in `search.synonyms`. Only those whose
 * words a site has are kept in its index.
 */
const GROUPS = [
  'login, log in, sign in, authenticate, authentication, authorize',
  'delete, remove, erase, destroy',
  'create, add, make, new',
  'change, edit, update, modify',
  'stop, end, exit, cancel, abort, quit, terminate',
  'pause, wait, sleep, delay',
  'limit, maximum, max, quota, cap, restriction',
  'error, failure, failed, problem, exception, crash, bug, broken',
  'fix, solve, resolve, troubleshoot, debug',
  'price, pricing, cost, billing, charge, pay, fee',
  'token, api key, key, credential',
  'env, environment variable, env var, secret, config variable',
  'docs, documentation',
  'repo, repository',
  'folder, directory',
  'url, link, address, endpoint',
  'header, headers',
  'webhook, http request',
  'parameter, argument, option, prop',
  'package, library, module, dependency, npm',
  'async, asynchronous, await, promise',
  'retry, try again, repeat, rerun',
  'install, set up, setup',
  'show, list, see, view, display',
  'get, fetch, read, retrieve',
  'picture, image, photo',
  'upload, send a file',
  'mail, email, e-mail',
  'queue, backlog',
  'parallel, concurrent, concurrency, simultaneous, same time',
  'throttle, rate limit, rate limiting',
  'big, large, huge',
  'ip, ip address',
  'test, try',
  'team, organization, org, company',
  'version, release',
  'timezone, time zone',
  'js, javascript',
  'node, nodejs, node.js',
  'py, python',
  'golang, go',
  'shell, bash, terminal, command line, cli',
  'start, run, execute, trigger, launch',
  'save, store, persist',
  'feed, rss',
  'interval, frequency, how often',
  'keep, retain, retention, history',
  'how long, duration, limit',
  'bill, invoice, receipt',
];

/** One row for each thing that may be said, with what else may be meant. */
export const COMMON_SYNONYMS: string[][] = GROUPS.flatMap((group) => {
  const words = group.split(', ');
  return words.map((word) => [`~${word}`, ...words.filter((other) => other !== word)]);
});
