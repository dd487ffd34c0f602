import type { AllowedHosts } from '../config/schema.ts';
import type { HostHeader } from '../hosts/hosting-plan.ts';
import { integrityOf } from '../util/digest.ts';

/** Security headers of all responses, on every host. */
export function securityHeaders(options: PolicyOptions): HostHeader[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(options)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** All distinct inline scripts and styles of the build. */
export interface InlineTexts {
  scripts: string[];
  styles: string[];
}

export interface PolicyOptions extends InlineTexts {
  /** Id of a tag manager; empty for none. */
  analytics: string;
  /** Hosts of the settings. */
  allow: AllowedHosts;
}

/** Hosts for a tag manager and what it usually loads. Only for sites with an id. */
const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASURED_AT = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/**
 * The content security policy of a site (https://www.w3.org/TR/CSP3/). It allows only what the build wrote, and HTML enters a
 * page only through the Trusted Types policy in `dom/trusted-html.ts`.
 */
export function contentSecurityPolicy({ scripts, styles, analytics, allow }: PolicyOptions): string {
  const measured = analytics !== '';
  const hosts = measured ? [TAG_MANAGER, ...MEASURED_AT] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...(measured ? [TAG_MANAGER] : []), ...allow.scripts],
    'style-src': ["'self'", ...hashes(styles), ...allow.styles],
    'img-src': ["'self'", 'data:', ...hosts, ...allow.media],
    'font-src': ["'self'", ...allow.fonts],
    'media-src': ["'self'", ...allow.media],
    ...(allow.frames.length > 0 ? { 'frame-src': ["'self'", ...allow.frames] } : {}),
    'connect-src': ["'self'", ...hosts, ...allow.connections],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // A tag manager creates Trusted Types policies of its own, under changing names.
    ...(measured ? {} : { 'trusted-types': ['docs'] }),
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'${integrityOf(text)}'`);
}
