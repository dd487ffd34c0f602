import type { HostHeader } from '../hosts/hosting-plan.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

/** What a browser may do with an answer of the site, on every host. */
export function securityHeaders(options: PolicyOptions): HostHeader[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(options)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}
