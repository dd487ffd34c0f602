import { definePlugin } from '../core/plugin/define-plugin.ts';
import type { HostGenerator } from '../core/plugin/hosting.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { cloudfront } from './cloudfront.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** GitHub Pages supports neither redirects nor headers, so old addresses are redirect pages, which every build writes. */
const githubPages: HostGenerator = ({ base }) =>
  // A repository's pages are published from the folder of the base path, because GitHub prepends the repository's name.
  [...new Set(['.nojekyll', `${base.slice(1)}.nojekyll`])].map((name) => ({ name, content: '', published: true }));

/** The hosts that ship with the package. */
export default definePlugin({
  name: 'hosts',
  hosts: { nginx, caddy, apache, netlify, 'cloudflare-pages': cloudflarePages, vercel, cloudfront, 'github-pages': githubPages },
});
