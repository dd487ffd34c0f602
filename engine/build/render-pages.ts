import type { CompileOptions } from '../page/compile-page.ts';
import type { Source } from '../page/find-sources.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE, relativeFrom } from '../shared/any-base.ts';
import type { FirstScreen } from '../shared/first-screens.ts';
import { scriptFile } from '../shared/manifest.ts';
import { compileAgain } from './compile-batch.ts';
import { dataScript } from './data-script.ts';
import { firstScreen } from './first-screen.ts';
import { FolderWriter, type WrittenFile } from './folder-writer.ts';
import { sidebarMarker } from './mark-sidebar.ts';
import { readPageBody } from './page-cache.ts';
import type { BodyPlace } from './page-segment.ts';
import { markdownFile, type PageFrame, viewOf } from './page-view.ts';
import { type DocumentOptions, renderDocument } from './render-document.ts';
import { shortHash } from './short-hash.ts';

/** Pages with the same sidebar. */
export interface RenderTask {
  /** Its HTML, as `SidebarInView` has it. */
  sidebar: string;
  pages: PageToRender[];
}

export interface PageToRender {
  source: Source;
  /** Where the cache has it. */
  place: BodyPlace | undefined;
  frame: PageFrame;
  /** Whether the search covers it. */
  searched: boolean;
}

/** What is the same for all pages of a site. */
export interface RenderContext {
  document: DocumentOptions;
  /** Folder that is written to. */
  output: string;
  /** Folder of the last build. */
  before: string | undefined;
}

export interface RenderedPage {
  path: string;
  /** Stands in the name of its page script. */
  hash: string;
  files: WrittenFile[];
  screen: FirstScreen;
}

export interface PageBodies {
  options: CompileOptions;
  /** Folder of the page cache. */
  pagesFolder: string;
}

/** Writes each page as page script, as document, as Markdown, and as texts of the search. */
export async function renderPages(tasks: RenderTask[], context: RenderContext, bodies: PageBodies): Promise<RenderedPage[]> {
  const { document, output, before } = context;
  const { base } = document.site;
  const writer = new FolderWriter(output, before);
  const rendered: RenderedPage[] = [];
  for (const { sidebar, pages } of tasks) {
    const markSidebar = sidebarMarker(sidebar, base);
    for (const { source, place, frame, searched } of pages) {
      const known = place && readPageBody(bodies.pagesFolder, place);
      const { html, markdown, texts } = known ?? (await compileAgain(source, bodies.options));
      const view = viewOf(frame, html, document.site);
      // The browser is at the page's own address when it shows what is in the script, or the first screen.
      const shown = (text: string) => (base === ANY_BASE ? relativeFrom(view.path, text) : text);
      const script = shown(dataScript(view));
      const hash = shortHash(script);
      const write = (address: string, content: string) => writer.write(withBase(base, address), content);
      const { path } = view;
      const files = [
        write(scriptFile(path, hash), script),
        write(documentFile(path), renderDocument(view, markSidebar(path, view.headings), { ...document, head: frame.head })),
        write(markdownFile(path), markdown),
        ...(searched ? texts.map(({ name, content }) => write(`/assets/search/${name}`, content)) : []),
      ];
      rendered.push({ path, hash, files, screen: firstScreen({ ...view, html: shown(view.html) }, hash) });
    }
  }
  return rendered;
}

/** `/x/` → `/x/index.html`; `/x.html` is its own file. */
export function documentFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}
