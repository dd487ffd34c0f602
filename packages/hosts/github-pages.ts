import type { HostGenerator } from '../core/plugin/hosting.ts';

/** GitHub Pages supports neither redirects nor headers, so old addresses are redirect pages, which every build writes. */
export const githubPages: HostGenerator = ({ base }) =>
  // A repository's pages are published from the folder of the base path, because GitHub prepends the repository's name.
  [...new Set(['.nojekyll', `${base.slice(1)}.nojekyll`])].map((name) => ({ name, content: '', published: true }));
