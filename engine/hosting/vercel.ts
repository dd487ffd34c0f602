import { FILE_PATTERN } from '../shared/address.ts';
import { escapePattern } from '../shared/escape-pattern.ts';
import { BRANCH_RESTS } from './branch-rests.ts';
import { FOREVER, hashedPattern, REVALIDATE } from './cache-rules.ts';
import type { HostGenerator } from './host.ts';
import type { ExactRedirect } from './redirect.ts';

/**
 * `vercel.json` in the root of the published folder, as routes: what stands before `handle` is asked
 * before files are, what stands behind it where there is none. The host keeps the query.
 * https://vercel.com/docs/project-configuration#routes
 */
export const vercel: HostGenerator = (plan) => {
  const { base } = plan;
  const inside = escapePattern(base);
  const permanent = (src: string, Location: string) => ({ src, status: 301, headers: { Location } });
  const routes = [
    { src: '^/.*$', headers: Object.fromEntries(plan.headers), continue: true },
    { src: hashedPattern(base), headers: { 'Cache-Control': FOREVER }, continue: true },
    ...plan.redirects.map((redirect) => permanent(pattern(redirect), redirect.to + redirect.fragment)),
    ...plan.branches.flatMap(({ from, to }) =>
      BRANCH_RESTS.map(({ rest, behind }) => permanent(`^${escapePattern(from)}${rest}$`, `${to}$1${behind}`)),
    ),
    permanent(`^(${inside}(?:.+/)?)index\\.html$`, '$1'),
    ...(base === '/' ? [] : [permanent(`^${inside.slice(0, -1)}$`, base)]),
    // What has no dot in its last name is a page, and has a slash at its end.
    permanent(`^(${inside}(?:.+/)?[^./]+)$`, '$1/'),
    { handle: 'filesystem' },
    { src: `^/.*${FILE_PATTERN}`, status: 404, dest: plan.notFoundFile, headers: { 'Cache-Control': REVALIDATE } },
    { src: '^/.*$', status: 404, dest: plan.notFoundPage },
  ];
  return [{ name: 'vercel.json', content: `${JSON.stringify({ routes }, null, 2)}\n`, published: true }];
};

/** All spellings of an old address in one expression. */
function pattern({ from, aliases }: ExactRedirect): string {
  const paths = [from, ...aliases].map((address) => escapePattern(address.replace(/\/$/, '')));
  return `^(?:${paths.join('|')})${from.endsWith('/') ? '(?:/(?:index\\.html)?)?' : ''}$`;
}
