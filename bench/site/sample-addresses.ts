import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Addresses of the shortest, the median and the longest page of a built site, relative to its base path. */
export function sampleAddresses(docs: string): { kind: string; address: string }[] {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(search|404|bare\/)/.test(file))
    .map((file) => ({ file, size: statSync(path.join(docs, file)).size }))
    .filter(({ size }) => size > 8000) // redirects are shorter
    .sort((a, b) => a.size - b.size || (a.file < b.file ? -1 : 1));
  const at = (share: number) => (pages[Math.floor((pages.length - 1) * share)]?.file ?? '').replace(/(^|\/)index\.html$/, '$1');
  return [
    { kind: 'shortest', address: at(0) },
    { kind: 'median', address: at(0.5) },
    { kind: 'longest', address: at(1) },
  ];
}
