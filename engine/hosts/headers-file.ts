import { FOREVER } from './cache-rules.ts';
import type { HostingPlan } from './hosting-plan.ts';

/** `_headers` as Netlify and Cloudflare Pages read it. Both revalidate what no rule names. */
export function headersFile(plan: HostingPlan, forever: string[]): string {
  const all = ['/*', ...plan.headers.map(([name, value]) => `  ${name}: ${value}`)];
  return `${[...all, ...forever.flatMap((address) => [address, `  Cache-Control: ${FOREVER}`])].join('\n')}\n`;
}
