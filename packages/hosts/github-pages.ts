import type { HostGenerator } from '../core/plugin/hosting.ts';

/** GitHub Pages knows neither redirects nor headers: old addresses are the stubs that every build writes. */
export const githubPages: HostGenerator = ({ base }) =>
  // Pages of a repository are published from the folder of the base path: GitHub puts its name in front.
  [...new Set(['.nojekyll', `${base.slice(1)}.nojekyll`])].map((name) => ({ name, content: '', published: true }));
