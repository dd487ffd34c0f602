import { createHash } from 'node:crypto';

/** What the build wrote between `<script>` and `<style>`, each text once. */
export interface InlineTexts {
  scripts: string[];
  styles: string[];
}

export interface PolicyOptions extends InlineTexts {
  /** Id of a tag manager; empty for none. */
  analytics: string;
}

/** Hosts that a tag manager and what it usually loads have to reach. Named only where a site has an id. */
const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASURED_AT = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/**
 * The policy of a site (https://www.w3.org/TR/CSP3/): nothing is allowed but what the build wrote,
 * and HTML gets into a page through the one policy in `theme/trusted.ts`.
 */
export function contentSecurityPolicy({ scripts, styles, analytics }: PolicyOptions): string {
  const measured = analytics !== '';
  const hosts = measured ? [TAG_MANAGER, ...MEASURED_AT] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...(measured ? [TAG_MANAGER] : [])],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'", 'data:', ...hosts],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...hosts],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // A tag manager brings policies of its own, under names that it may change.
    ...(measured ? {} : { 'trusted-types': ['docs'] }),
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'${integrityOf(text)}'`);
}

/** `sha256-…`, as policies and `integrity` attributes name a content. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
