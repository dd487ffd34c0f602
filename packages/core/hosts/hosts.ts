import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { cloudfront } from './cloudfront.ts';
import { githubPages } from './github-pages.ts';
import type { HostGenerator } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Every host that the build writes files for, by the name that settings and the command line give it. */
export const hosts = {
  nginx,
  caddy,
  apache,
  netlify,
  'cloudflare-pages': cloudflarePages,
  vercel,
  cloudfront,
  'github-pages': githubPages,
} satisfies Record<string, HostGenerator>;

/** Their names. */
export const HOST_NAMES = Object.keys(hosts).filter((name): name is keyof typeof hosts => Object.hasOwn(hosts, name));
