import type { HostName } from '../config/host-names.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { cloudfront } from './cloudfront.ts';
import { githubPages } from './github-pages.ts';
import type { HostGenerator } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Every host that the build writes files for. */
export const hosts: Readonly<Record<HostName, HostGenerator>> = {
  nginx,
  caddy,
  apache,
  netlify,
  'cloudflare-pages': cloudflarePages,
  vercel,
  cloudfront,
  'github-pages': githubPages,
};
