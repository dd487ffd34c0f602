/** The hosts that the build knows. Each has a generator of its files in `hosting/hosts.ts`. */
export const HOSTS = ['nginx', 'caddy', 'apache', 'netlify', 'cloudflare-pages', 'vercel', 'cloudfront', 'github-pages'] as const;

export type HostName = (typeof HOSTS)[number];
