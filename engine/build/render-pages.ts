import type { CompileOptions } from '../page/compile-page.ts';
import { compilePage } from '../page/compile-page.ts';
import type { PageBody } from '../page/compiled-page.ts';
import type { Source } from '../page/find-sources.ts';
import { readSource } from '../page/read-source.ts';
import { withBase } from '../shared/address.ts';
import { relativeFrom } from '../shared/any-base.ts';
import { scriptFile } from '../shared/manifest.ts';
import type { Sidebar } from '../shared/sidebar.ts';
import type { PageView } from '../shared/view.ts';
import { FolderWriter } from './folder-writer.ts';
import type { PageCache } from './page-cache.ts';
import { markdownFile, type PageFrame, viewOf } from './page-view.ts';
import { type DocumentOptions, renderDocument } from './render-document.ts';
import { shortHash } from './short-hash.ts';

/** Pages with the same sidebar. */
export interface RenderTask {
  sidebar: Sidebar;
  pages: { source: Source; key: string; frame: PageFrame }[];
}

/** What is the same for all pages of a site. */
export interface RenderContext {
  document: DocumentOptions;
  /** Folder that is written to. */
  output: string;
}

export interface RenderedPage {
  path: string;
  /** Stands in the name of its page script. */
  hash: string;
  /** Addresses and stamps of the files that were written. */
  files: [address: string, stamp: string][];
}

export interface PageBodies {
  options: CompileOptions;
  cache: PageCache;
}

/** Writes each page as page script, as document, and as Markdown. */
export async function renderPages(tasks: RenderTask[], { document, output }: RenderContext, bodies: PageBodies): Promise<RenderedPage[]> {
  const writer = new FolderWriter(output);
  const rendered: RenderedPage[] = [];
  for (const { sidebar, pages } of tasks) {
    for (const { source, key, frame } of pages) {
      const { html, markdown } = bodies.cache.body(key) ?? (await compileAgain(source, bodies.options));
      const view = viewOf(frame, html, document.site);
      // The browser is at the page's own address when it shows what is in the script.
      const script = relativeFrom(view.path, pageScript(view));
      const hash = shortHash(script);
      const write = (address: string, content: string): [string, string] => {
        const inBase = withBase(document.site.base, address);
        return [inBase, writer.write(inBase, content)];
      };
      const { path } = view;
      const files = [
        write(scriptFile(path, hash), script),
        write(documentFile(path), renderDocument(view, sidebar, { ...document, head: frame.head })),
        write(markdownFile(path), markdown),
      ];
      rendered.push({ path, hash, files });
    }
  }
  return rendered;
}

/** Where the cache could not be written, or lost the page since. */
async function compileAgain(source: Source, options: CompileOptions): Promise<PageBody> {
  const text = readSource(source.file, source.relativePath);
  if (typeof text !== 'string') throw new Error(`${source.relativePath}: ${text.message}`);
  return compilePage(source, text, options);
}

/** `/x/` → `/x/index.html`; `/x.html` is its own file. */
export function documentFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

function pageScript(view: PageView): string {
  return `export default ${JSON.stringify(view)};\n`;
}
