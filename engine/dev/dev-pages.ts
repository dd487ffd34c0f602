import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { CompileSetup } from '../build/compile-setup.ts';
import { makeSidebars } from '../build/sidebars.ts';
import { makeSiteModel, type SiteModel } from '../build/site-model.ts';
import { checkAddresses } from '../check/check-addresses.ts';
import { checkEmpty } from '../check/check-empty.ts';
import { checkFilesOf } from '../check/check-files.ts';
import { linkChecker } from '../check/check-links.ts';
import { checkTaken } from '../check/check-taken.ts';
import type { Settings } from '../config/settings.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { findSources, type Source } from '../page/find-sources.ts';
import { pageKey } from '../page/page-key.ts';
import { type PageOutline, pageOutline } from '../page/page-outline.ts';
import { readSource } from '../page/read-source.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { PageRecord } from '../shared/page.ts';

/** A source as it was read: the stamp changes whenever the file does. */
interface Known extends PageOutline {
  source: Source;
  stamp: string;
}

interface Compiled {
  stamp: string;
  page: Promise<CompiledPage>;
}

/** Mistakes after which a page has no text left to show. */
const TEXT_LOST = new Set(['markdown-syntax', 'expression-failed', 'file-unreadable', 'file-not-utf8']);
const READ_AT_ONCE = 32;

/**
 * The pages of a site under `docs dev`. Only the title and frontmatter of all pages are read; a page is
 * compiled when it is requested, and again when its file has changed.
 */
export class PageShelf {
  readonly settings: Settings;
  assets: ReadonlyMap<string, Source> = new Map();
  /** What is wrong with the folders and addresses; each page has its own. */
  mistakes: Mistake[] = [];
  /** Changes when what surrounds the pages may have changed. */
  revision = '';
  readonly #setup: CompileSetup;
  #known = new Map<string, Known>();
  readonly #compiled = new Map<string, Compiled>();
  /** The latest version of each page that could be compiled. */
  readonly #good = new Map<string, CompiledPage>();
  readonly #pages = new Map<string, CompiledPage>();
  #records = new Map<string, PageRecord>();
  #model: SiteModel | undefined;

  constructor(settings: Settings, setup: CompileSetup) {
    this.settings = settings;
    this.#setup = setup;
  }

  /** A shelf for new settings that reuses whatever they do not affect. */
  with(settings: Settings, setup: CompileSetup): PageShelf {
    const next = new PageShelf(settings, setup);
    for (const [path, page] of this.#good) next.#good.set(path, page);
    if (setup.optionsKey !== this.#setup.optionsKey) return next;
    for (const [path, known] of this.#known) next.#known.set(path, known);
    for (const [path, compiled] of this.#compiled) next.#compiled.set(path, compiled);
    return next;
  }

  /** The site with the pages that are compiled so far and the records of all. */
  get model(): SiteModel {
    this.#model ??= {
      settings: this.settings,
      pages: this.#pages,
      records: this.#records,
      sidebars: this.settings.versions.flatMap((version) => makeSidebars(version, this.settings.versions, this.#records)),
    };
    return this.#model;
  }

  /** Scans for files, and reads only new and changed ones. */
  async scan(): Promise<void> {
    const { versions, root } = this.settings;
    const found = await Promise.all(versions.map((version) => findSources(version, root)));
    const sources = found.flatMap((result) => result.sources);
    const known = new Map<string, Known>();
    for (let at = 0; at < sources.length; at += READ_AT_ONCE) {
      const batch = sources.slice(at, at + READ_AT_ONCE);
      for (const one of await Promise.all(batch.map((source) => this.#read(source, this.#known.get(source.path)))))
        known.set(one.source.path, one);
    }
    // Assigned together, because a page may be requested in the meantime.
    this.#known = known;
    const assets = found.flatMap((result) => result.assets);
    this.assets = new Map(assets.map((asset) => [asset.path, asset]));
    const taken = checkTaken({ sources, assets, settings: this.settings });
    this.mistakes = [
      ...found.flatMap((result) => result.mistakes),
      ...checkAddresses(sources),
      ...taken,
      ...checkEmpty(sources, this.settings),
    ];
    for (const path of [...this.#pages.keys()]) if (!this.#known.has(path)) this.#pages.delete(path);
    this.#renewRecords();
  }

  /** Reads a changed file again; false if it is not a known page. */
  async update(file: string): Promise<boolean> {
    const path = this.pathOf(file);
    const known = path === undefined ? undefined : this.#known.get(path);
    if (!known) return false;
    const now = await this.#read(known.source, known);
    if (now.stamp === '') return false; // gone
    this.#known.set(known.source.path, now);
    if (JSON.stringify([now.title, now.frontmatter]) !== JSON.stringify([known.title, known.frontmatter])) this.#renewRecords();
    return true;
  }

  /** The page that a file is. */
  pathOf(file: string): string | undefined {
    for (const { source } of this.#known.values()) if (source.file === file) return source.path;
    return undefined;
  }

  /** Changes whenever the text of the page may have. */
  stampOf(path: string): string | undefined {
    return this.#known.get(path)?.stamp;
  }

  /** The page as it is now. If it cannot be compiled, the last version that could, with the current mistakes. */
  async page(path: string): Promise<{ page: CompiledPage; mistakes: Mistake[] } | undefined> {
    const known = this.#known.get(path);
    if (!known) return undefined;
    const stamp = await stampOfFile(known.source.file);
    if (stamp === '') return undefined; // deleted: the next scan notices it
    const before = this.#compiled.get(path);
    const compiled = before?.stamp === stamp ? before : { stamp, page: this.#compile(known.source) };
    this.#compiled.set(path, compiled);
    const page = await compiled.page;
    const lost = page.mistakes.some((mistake) => TEXT_LOST.has(mistake.id));
    if (!lost) this.#good.set(path, page);
    const shown = lost ? (this.#good.get(path) ?? page) : page;
    this.#pages.set(path, shown);
    const assets = new Set(this.assets.keys());
    const check = linkChecker(this.model, assets);
    return { page: shown, mistakes: [...page.mistakes, ...check(page), ...checkFilesOf(page, this.settings, assets)] };
  }

  /** Changes with every page. */
  state(): string {
    return [this.revision, ...[...this.#known.values()].map((known) => known.stamp)].join();
  }

  /** The site with all pages compiled: for what is made of all of them. */
  async whole(): Promise<SiteModel> {
    return makeSiteModel(this.settings, await this.allPages());
  }

  async allPages(): Promise<CompiledPage[]> {
    const pages: CompiledPage[] = [];
    for (const path of this.#known.keys()) {
      const found = await this.page(path);
      if (found) pages.push(found.page);
    }
    return pages;
  }

  async #read(source: Source, before: Known | undefined): Promise<Known> {
    const stamp = await stampOfFile(source.file);
    if (before?.source.file === source.file && before.stamp === stamp) return before;
    const text = readSource(source.file, source.relativePath);
    const outline = pageOutline(source, typeof text === 'string' ? text : '', this.#setup.options.names);
    return { source, stamp, ...outline };
  }

  async #compile(source: Source): Promise<CompiledPage> {
    const text = readSource(source.file, source.relativePath);
    if (typeof text === 'string') return compilePage(source, text, this.#setup.options);
    const empty = await compilePage(source, '', this.#setup.options);
    return { ...empty, mistakes: [text] };
  }

  /** After titles, frontmatter or the list of pages changed. */
  #renewRecords(): void {
    this.#records = new Map(
      [...this.#known.values()].map(({ source, title, frontmatter }) => [
        source.path,
        { title, path: source.path, relativePath: source.relativePath, key: pageKey(source.path), frontmatter, headers: [] },
      ]),
    );
    this.#model = undefined;
    this.revision = randomUUID();
  }
}

/** Empty where the file is gone or cannot be examined. */
async function stampOfFile(file: string): Promise<string> {
  return stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs}-${size}-${ino}`,
    () => '',
  );
}
