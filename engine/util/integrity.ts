import { createHash } from 'node:crypto';

/** The same few contents are named on every page. */
const known = new WeakMap<Uint8Array, string>();

/** `sha256-…`, as policies and `integrity` attributes name a content. */
export function integrityOf(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const integrity = known.get(bytes) ?? `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  known.set(bytes, integrity);
  return integrity;
}
