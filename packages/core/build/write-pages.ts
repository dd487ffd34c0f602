import type { KeyedSource } from '../cache/source-keys.ts';
import { isOriginal } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { placeOf, type SiteModel } from '../model/site-model.ts';
import { isSearched } from '../model/visibility.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { PluginSet } from '../plugins/plugin-set.ts';
import { pluginHtml } from '../plugins/site-hooks.ts';
import { frameOf } from '../render/page-frame.ts';
import type { DocumentOptions } from '../render/render-document.tsx';
import { type RenderedSidebar, renderSidebar } from '../render/render-sidebar.ts';
import type { FirstScreen } from '../shared/first-screens.ts';
import { NO_PARTS } from '../shared/parts.ts';
import { digest } from '../util/digest.ts';
import { type PageBodies, type RenderContext, type RenderedPage, type RenderTask, renderPages } from './render-pages.ts';
import type { Workers } from './workers.ts';

/** Fewer pages are rendered faster than a thread starts. */
const WORTH_THREADS = 300;
const BATCH = 50;

/** Where the compiled pages are, and the threads that render them. */
export interface PageStore extends PageBodies {
  /** Where the texts of pages are: see `sourceOf`. */
  sources: ReadonlyMap<string, KeyedSource>;
  workers: Workers;
}

export interface WritePagesOptions extends PageStore {
  document: DocumentOptions;
  /** Date of the last change of a source file; empty if unknown. */
  changed: (relativePath: string) => string;
  output: OutputFolder;
  plugins: PluginSet;
  /** Hash of the engine. */
  engine: string;
}

export interface WrittenPages {
  /** Address → hash in the name of its page script. */
  hashes: Map<string, string>;
  /** Each sidebar that a page shows, by its address. */
  sidebars: Map<string, RenderedSidebar>;
  /** First screens of the pages that have changed. */
  screens: Map<string, FirstScreen>;
}

/** The sources of all pages by language and address. */
export function sourcesByPage(sources: readonly KeyedSource[]): Map<string, KeyedSource> {
  return new Map(sources.map((keyed) => [`${keyed.source.locale ?? ''}${keyed.source.path}`, keyed]));
}

/** The source of a page; for an untranslated page, that of the original. */
export function sourceOf({ record, locale = '', fallback }: PageFacts, { sources }: Pick<PageStore, 'sources'>): KeyedSource | undefined {
  return sources.get(`${fallback ? '' : locale}${record.path}`);
}

/** Name of an entry in the build record. Languages share addresses, so it contains the language. */
export function nameIn(settings: Settings, path: string): string {
  return isOriginal(settings) ? path : `${settings.locale}:${path}`;
}

/** Writes the files of all pages. Unchanged ones are taken over from the last build. */
export async function writePages(model: SiteModel, options: WritePagesOptions): Promise<WrittenPages> {
  const { document, output, workers } = options;
  const hashes = new Map<string, string>();
  const sidebars = new Map<string, RenderedSidebar>();
  const screens = new Map<string, FirstScreen>();
  const context: RenderContext = { document, output: output.folder, before: output.final };
  const same = digest(options.engine, JSON.stringify({ ...document, app: { ...document.app, files: [...document.app.files.keys()] } }));
  const renderKeys = new Map<string, string>();
  const tasks: RenderTask[] = [];
  const theme = { site: document.site, own: options.options.own ?? NO_PARTS };
  const { words } = model.settings;
  let lastSidebar: RenderedSidebar | undefined;

  for (const page of model.pages.values()) {
    const { path, relativePath } = page.record;
    const keyed = sourceOf(page, options);
    if (!keyed) throw new Error(`${path} has no source.`);
    const { source, key } = keyed;
    const shown = renderSidebar(placeOf(page, model).sidebar, path, theme);
    const sidebar = sidebars.get(shown.file) ?? shown;
    sidebars.set(shown.file, sidebar);
    const frame = frameOf(page, model, {
      changed: options.changed(relativePath),
      sidebar: sidebar.file,
      head: pluginHtml('head', options.plugins, page, words),
      foot: pluginHtml('foot', options.plugins, page, words),
    });
    const searched = isSearched(page, model.settings);
    const renderKey = digest(same, key, sidebar.file, String(searched), JSON.stringify(frame));
    const known = output.take(nameIn(model.settings, path), renderKey);
    if (known !== undefined) {
      hashes.set(path, known);
      continue;
    }
    renderKeys.set(path, renderKey);
    let task = tasks.at(-1);
    if (!task || lastSidebar !== sidebar || task.pages.length >= BATCH) {
      task = { sidebar: sidebar.html, pages: [] };
      tasks.push(task);
    }
    lastSidebar = sidebar;
    task.pages.push({ source, key, frame, searched });
  }

  const finish = (pages: RenderedPage[]) => {
    for (const { path, hash, files, screen } of pages) {
      hashes.set(path, hash);
      if (screen) screens.set(path, screen);
      output.note(files);
      output.made(
        nameIn(model.settings, path),
        renderKeys.get(path) ?? '',
        hash,
        files.map(({ address }) => address),
      );
    }
  };
  const count = tasks.reduce((sum, task) => sum + task.pages.length, 0);
  if (workers.available && (workers.running ? count > BATCH : count >= WORTH_THREADS)) {
    await Promise.all(tasks.map(async (task) => finish(await workers.render([task], context))));
  } else {
    finish(await renderPages(tasks, context, options));
  }
  return { hashes, sidebars, screens };
}
