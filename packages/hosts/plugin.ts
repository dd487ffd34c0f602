import { definePlugin } from '../core/plugin/define-plugin.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { cloudfront } from './cloudfront.ts';
import { githubPages } from './github-pages.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** The hosts that ship with the package. */
export default definePlugin({
  name: 'hosts',
  hosts: { nginx, caddy, apache, netlify, 'cloudflare-pages': cloudflarePages, vercel, cloudfront, 'github-pages': githubPages },
});
