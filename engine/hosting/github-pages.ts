import type { HostGenerator } from './host.ts';

/** GitHub Pages knows neither redirects nor headers: old addresses are the stubs that every build writes. */
export const githubPages: HostGenerator = () => [{ name: '.nojekyll', content: '', published: true }];
