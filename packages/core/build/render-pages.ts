import type { PageCache } from '../cache/page-cache.ts';
import type { CompileOptions } from '../content/compile-page.ts';
import type { Source } from '../content/source/find-sources.ts';
import { FolderWriter, type WrittenFile } from '../output/folder-writer.ts';
import { dataScript } from '../render/data-script.ts';
import { cutFirstScreen } from '../render/first-screens.ts';
import { sidebarMarker } from '../render/mark-sidebar.ts';
import { markdownDocument } from '../render/markdown-document.ts';
import type { PageFrame } from '../render/page-frame.ts';
import { viewOf } from '../render/page-view.ts';
import { type DocumentOptions, renderDocument } from '../render/render-document.tsx';
import { sectionDocuments } from '../render/section-documents.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE, relativeFrom } from '../shared/any-base.ts';
import type { FirstScreen } from '../shared/first-screens.ts';
import { scriptFile } from '../shared/manifest.ts';
import { documentFile, markdownFile } from '../shared/page-files.ts';
import { NO_PARTS } from '../shared/parts.ts';
import { shortHash } from '../util/digest.ts';
import { compileAgain } from './compile-batch.ts';

/** Pages that share a sidebar. */
export interface RenderTask {
  /** Its HTML; see `RenderedSidebar`. */
  sidebar: string;
  pages: PageToRender[];
}

export interface PageToRender {
  source: Source;
  /** Its key in the cache. */
  key: string;
  frame: PageFrame;
  /** Whether it is in the search index. */
  searched: boolean;
}

/** Everything that is the same for all pages of a site. */
export interface RenderContext {
  document: DocumentOptions;
  /** Folder to write to. */
  output: string;
  /** Folder of the last build. */
  before: string;
}

export interface RenderedPage {
  path: string;
  /** Hash in the name of its page script. */
  hash: string;
  files: WrittenFile[];
  /** Missing if its beginning cannot be shown alone. */
  screen?: FirstScreen;
}

export interface PageBodies {
  options: CompileOptions;
  cache: PageCache;
}

/** Writes each page as page script, document, Markdown and search texts. */
export async function renderPages(tasks: RenderTask[], context: RenderContext, bodies: PageBodies): Promise<RenderedPage[]> {
  const { document, output, before } = context;
  const { base } = document.site;
  const own = bodies.options.own ?? NO_PARTS;
  const theme = { site: document.site, own };
  const writer = new FolderWriter(output, before);
  const rendered: RenderedPage[] = [];
  for (const { sidebar, pages } of tasks) {
    const markSidebar = sidebarMarker(sidebar, base);
    for (const { source, key, frame, searched } of pages) {
      const { html, markdown, texts } = bodies.cache.body(key) ?? (await compileAgain(source, bodies.options));
      const view = viewOf(frame, html, theme);
      // The browser is at the page's own address when it shows the script's HTML or the first screen.
      const shown = (text: string) => (base === ANY_BASE ? relativeFrom(view.path, text) : text);
      const script = shown(dataScript(view));
      const hash = shortHash(script);
      const write = (address: string, content: string) => writer.write(withBase(base, address), content);
      const { path, title } = view;
      const { copy, parts } = sectionDocuments(markdownDocument(markdown, frame.copy), { ...frame, ...frame.copy, path, title });
      const files = [
        write(scriptFile(path, hash), script),
        write(documentFile(path), renderDocument({ ...frame, view, sidebar: markSidebar(path, view.headings) }, document, own)),
        write(markdownFile(path), copy),
        ...[...parts].map(([address, text]) => write(address, text)),
        ...(searched ? texts.map(({ name, content }) => write(`/assets/search/${name}`, content)) : []),
      ];
      // Only the beginning of an ordinary layout, with the article at the top level, can be completed in place.
      const isPlain = view.layout === undefined && !own.components.has('Article');
      rendered.push({ path, hash, files, ...(isPlain && { screen: cutFirstScreen({ ...view, html: shown(view.html) }, hash) }) });
    }
  }
  return rendered;
}
