import { createHash } from 'node:crypto';
import { onceEach } from './once-each.ts';

/** The same few contents are named on every page. */
const integrityOfBytes = onceEach((bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`);

/** `sha256-…`, as policies and `integrity` attributes name a content. */
export function integrityOf(content: string | Uint8Array): string {
  return integrityOfBytes(typeof content === 'string' ? Buffer.from(content) : content);
}
