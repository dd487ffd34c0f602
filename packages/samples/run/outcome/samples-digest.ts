import { createHash } from 'node:crypto';

/** What a report of a page holds for: the code and words of all its fences, as they are in the file. */
export function samplesDigest(fences: readonly { language: string; meta: string; code: string; written?: string }[]): string {
  const texts = fences.map(({ language, meta, code, written = code }) => [language, meta, written]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}
