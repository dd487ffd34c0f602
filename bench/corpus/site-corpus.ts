import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Corpus, CorpusPage } from '../../tools/corpus/corpus.ts';
import { buildOwnSite } from './build-own-site.ts';
import { portableMarkdown } from './portable-markdown.ts';

const pageList = v.array(
  v.object({ title: v.string(), path: v.string(), relativePath: v.string(), frontmatter: v.record(v.string(), v.unknown()) }),
);

/**
 * The current version of this repository's own site in a form that any generator can read: the plain Markdown that
 * the build writes next to each page. Builds the site into `folder` for that.
 */
export async function siteCorpus(checkout: string, folder: string): Promise<Corpus> {
  const docs = buildOwnSite(checkout, folder);
  const listed = v.parse(pageList, JSON.parse(await readFile(path.join(docs, 'pages.json'), 'utf8')));
  // Generators disagree on addresses with an extension, such as `x.html`.
  const current = listed.filter(({ relativePath, path: address }) => !relativePath.startsWith('content/v1/') && address.endsWith('/'));
  const idOf = (address: string) => address.slice(1, -1) || 'index';
  const ids = new Set(current.map((page) => idOf(page.path)));
  const bodies = new Map<number, string>();
  const pages: CorpusPage[] = [];
  for (const [n, { title, path: address, frontmatter }] of current.entries()) {
    const id = idOf(address);
    bodies.set(n, portableMarkdown(await readFile(path.join(docs, `${id}.md`), 'utf8'), ids));
    pages.push({ n, id, title, description: String(frontmatter.short_description ?? title) });
  }
  pages.sort((a, b) => Number(b.id === 'index') - Number(a.id === 'index'));
  return {
    name: 'site',
    label: `own pages (${pages.length})`,
    title: 'Real Docs',
    sections: sectionsOf(pages.slice(1)),
    pages,
    body: ({ n }) => bodies.get(n) ?? '',
  };
}

/** Groups pages by first folder; pages outside folders share one section. */
function sectionsOf(pages: CorpusPage[]): Corpus['sections'] {
  const folders = new Set(pages.flatMap(({ id }) => (id.includes('/') ? [folderOf(id)] : [])));
  const sections = new Map<string, CorpusPage[]>();
  for (const page of pages) {
    const folder = folderOf(page.id);
    const title = folders.has(folder) ? folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ') : 'General';
    sections.set(title, [...(sections.get(title) ?? []), page]);
  }
  return [...sections].map(([title, inside]) => ({ title, pages: inside }));
}

function folderOf(id: string): string {
  return id.split('/')[0] ?? '';
}
