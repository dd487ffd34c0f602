import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { barePage } from '../generators/bare-page.js';

/** Writes a plain HTML copy of a built page, with its sidebar, to another path on the same server. */
export function writeBarePage(docs: string, address: string, place: string): void {
  const markdown = readFileSync(path.join(docs, address === '' ? 'index.md' : `${address.replace(/\/$/, '')}.md`), 'utf8');
  const html = readFileSync(path.join(docs, address, address.endsWith('.html') ? '' : 'index.html'), 'utf8');
  const sidebar = /<nav[^>]* aria-label="Pages"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  mkdirSync(path.join(docs, place), { recursive: true });
  writeFileSync(path.join(docs, place, 'index.html'), barePage({ site: 'Docs', title: address, markdown, sidebar }));
}
