import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus, CorpusPage } from './corpus.ts';

/** Format in which a generator expects pages. */
export interface Layout {
  /** Folder inside the project. */
  folder: string;
  /** `file`: relative to the source, with extension. `address`: as served, relative to the root of the host. */
  links: 'file' | 'address';
  /** Whether the title is also in the text, as `# title`. */
  heading: boolean;
  /** Frontmatter field for the description. */
  description: 'description' | 'short_description';
}

/** Base path of all measured sites. */
export const BASE = '/docs/';

/** Writes all pages into a project, and removes anything else in the folder. */
export async function writeCorpus(corpus: Corpus, project: string, layout: Layout): Promise<void> {
  const folder = path.join(project, layout.folder);
  await rm(folder, { recursive: true, force: true });
  for (const inner of new Set(corpus.pages.map(({ id }) => path.dirname(id)))) await mkdir(path.join(folder, inner), { recursive: true });
  for (const page of corpus.pages) await writePage(corpus, page, project, layout);
}

/** Writes one page, with `more` appended. */
export async function writePage(corpus: Corpus, page: CorpusPage, project: string, layout: Layout, more = ''): Promise<void> {
  const address = (id: string) => {
    if (layout.links === 'address') return id === 'index' ? BASE : `${BASE}${id}/`;
    const relative = path.posix.relative(path.posix.dirname(page.id), `${id}.md`);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const body = corpus.body(page).replace(/\]\(page:([^)#]+)/g, (_, id: string) => `](${address(id)}`);
  const front = `---\ntitle: ${JSON.stringify(page.title)}\n${layout.description}: ${JSON.stringify(page.description)}\n---\n\n`;
  const text = `${front}${layout.heading ? `# ${page.title}\n\n` : ''}${body}\n${more}`;
  await writeFile(path.join(project, layout.folder, `${page.id}.md`), text);
}
