import type { Source } from '../page/find-sources.ts';
import type { OutputFolder } from './output-folder.ts';
import type { OutputRecord } from './output-record.ts';
import { digest } from './page-cache.ts';
import { frameOf } from './page-view.ts';
import type { DocumentOptions } from './render-document.ts';
import { type PageBodies, type RenderContext, type RenderedPage, type RenderTask, renderPages } from './render-pages.ts';
import { type SidebarInView, sidebarInView } from './sidebar-in-view.ts';
import { placeOf, type SiteModel } from './site-model.ts';
import type { Workers } from './workers.ts';

/** Fewer pages than these are rendered before a thread has started. */
const WORTH_THREADS = 300;
const BATCH = 50;

/** Where the bodies of the pages are, and who makes pages of them. */
export interface PageMakers extends PageBodies {
  /** Address of a page → where the cache has it. */
  keys: ReadonlyMap<string, string>;
  sources: Source[];
  workers: Workers;
}

export interface WritePagesOptions extends PageMakers {
  document: DocumentOptions;
  /** Date of the last change of a source file; empty where it is not known. */
  changed: (relativePath: string) => string;
  output: OutputFolder;
  record: OutputRecord;
}

export interface WrittenPages {
  /** Address → hash in the name of its page script. */
  hashes: Map<string, string>;
  /** Each sidebar that a page shows, by its address. */
  sidebars: Map<string, SidebarInView>;
}

/** Writes the files of all pages. What would come out as it did last time is taken over from there. */
export async function writePages(model: SiteModel, options: WritePagesOptions): Promise<WrittenPages> {
  const { document, output, record, workers } = options;
  const hashes = new Map<string, string>();
  const sidebars = new Map<string, SidebarInView>();
  const context: RenderContext = { document, output: output.folder };
  const same = digest(record.engine, JSON.stringify({ ...document, app: { ...document.app, files: [...document.app.files.keys()] } }));
  const sources = new Map(options.sources.map((source) => [source.path, source]));
  const renderKeys = new Map<string, string>();
  const tasks: RenderTask[] = [];
  let lastSidebar: SidebarInView | undefined;

  for (const page of model.pages.values()) {
    const { path, relativePath } = page.record;
    const shown = sidebarInView(placeOf(page, model).sidebar, path);
    const sidebar = sidebars.get(shown.file) ?? shown;
    sidebars.set(shown.file, sidebar);
    const frame = frameOf(page, model, { changed: options.changed(relativePath), sidebar: sidebar.file });
    const key = options.keys.get(path) ?? '';
    const source = sources.get(path);
    const renderKey = digest(same, key, sidebar.file, JSON.stringify(frame));
    renderKeys.set(path, renderKey);
    const known = record.take(path, renderKey);
    if (known?.files.every(([address, stamp]) => output.keep(address, stamp))) {
      hashes.set(path, known.hash);
      continue;
    }
    if (!source) throw new Error(`${path} has no source.`);
    let task = tasks.at(-1);
    if (!task || lastSidebar !== sidebar || task.pages.length >= BATCH) {
      task = { sidebar: sidebar.items, pages: [] };
      tasks.push(task);
    }
    lastSidebar = sidebar;
    task.pages.push({ source, key, frame });
  }

  const finish = (pages: RenderedPage[]) => {
    for (const { path, hash, files } of pages) {
      hashes.set(path, hash);
      record.put(path, renderKeys.get(path) ?? '', { hash, files });
      for (const [address] of files) output.note(address);
    }
  };
  const count = tasks.reduce((sum, task) => sum + task.pages.length, 0);
  if (workers.available && (workers.running ? count > BATCH : count >= WORTH_THREADS)) {
    await Promise.all(tasks.map(async (task) => finish(await workers.render([task], context))));
  } else {
    finish(await renderPages(tasks, context, options));
  }
  return { hashes, sidebars };
}
