import { createHash } from 'node:crypto';

/** `sha256-…`, as policies and `integrity` attributes name a content. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
