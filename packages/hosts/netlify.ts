import { askedAs, FOREVER, type HostGenerator, type HostingPlan, linkHeaderOf, targetsOf } from '../core/plugin/hosting.ts';

/**
 * `_redirects` and `_headers` in the root of the published folder. Netlify keeps the query by itself
 * and puts a missing slash right; with `301!` a rule goes before a file of that name.
 * https://docs.netlify.com/routing/redirects/
 */
export const netlify: HostGenerator = (plan) => {
  const exact = targetsOf(plan.redirects).map(([from, to]) => `${askedAs(from)} ${to} 301!`);
  const branches = plan.branches.map(({ from, to }) => `${from}* ${to}:splat 301!`);
  const languages = (plan.languages ?? []).filter(({ base }) => base !== plan.base);
  const rest = [
    ...languages.flatMap(({ base, notFoundPage }) => [`${base}assets/* ${plan.notFoundFile} 404`, `${base}* ${notFoundPage} 404`]),
    `${plan.base}assets/ ${plan.notFoundPage} 404`,
    `${plan.base}assets/* ${plan.notFoundFile} 404`,
    `${plan.base}* ${plan.notFoundPage} 404`,
  ];
  return [
    { name: '_redirects', content: `${[...exact, ...branches, ...rest].join('\n')}\n`, published: true },
    { name: '_headers', content: headersOf(plan), published: true },
  ];
};

/** The host revalidates what no rule names. It fills nothing into headers, so each page has lines of its own. */
function headersOf({ headers, hashed, pages, links, base: all, languages = [] }: HostingPlan): string {
  const lines = [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    // Rules for one header of the same address would be joined, so the original has none.
    ...languages.filter(({ base }) => base !== all).flatMap(({ base, lang }) => [`${base}*`, `  Content-Language: ${lang}`]),
    ...hashed.flatMap((address) => [address, `  Cache-Control: ${FOREVER}`]),
    ...pages.map((page) => encodeURI(page)).flatMap((page) => [page, `  Link: ${linkHeaderOf(page, links)}`]),
  ];
  return `${lines.join('\n')}\n`;
}
