import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus, CorpusPage } from './corpus.ts';

/** How a generator wants its pages. */
export interface Layout {
  /** Folder inside the project. */
  folder: string;
  /** `file`: relative to the source, with ending; `address`: from the root of the host, as it will be served. */
  links: 'file' | 'address';
  /** Whether the title stands in the text too, as `# title`. */
  heading: boolean;
  /** Field of the frontmatter that has the description. */
  description: 'description' | 'short_description';
}

/** Base path of all measured sites. */
export const BASE = '/docs/';

/** Writes all pages into a project; whatever was in the folder is removed. */
export async function writeCorpus(corpus: Corpus, project: string, layout: Layout): Promise<void> {
  const folder = path.join(project, layout.folder);
  await rm(folder, { recursive: true, force: true });
  for (const inner of new Set(corpus.pages.map(({ id }) => path.dirname(id)))) await mkdir(path.join(folder, inner), { recursive: true });
  for (const page of corpus.pages) await writePage(corpus, page, project, layout);
}

/** Writes one page, with `more` at its end. */
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
