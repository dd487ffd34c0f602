import { randomUUID } from 'node:crypto';
import type { CompileSetup } from '../build/compile-setup.ts';
import { findLanguage, withShared } from '../build/find-language.ts';
import { FORM_LOST, withLevels } from '../check/checks.ts';
import { checkSources, pageChecker } from '../check/run-checks.ts';
import { languagesOf } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import type { CompiledPage } from '../content/source/compiled-page.ts';
import type { Asset } from '../content/source/find-sources.ts';
import { pageKey, withAddresses } from '../content/source/page-addresses.ts';
import { type LanguagePages, untranslated, withOriginalAnchors } from '../model/languages.ts';
import { makeSiteModels, notFoundPath, type SiteFiles, type SiteModel, siteModel } from '../model/site-model.ts';
import type { PluginPages } from '../plugins/plugin-sources.ts';
import type { AnyDiagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { compareWith, compileSource, filesOf, type KnownSource, readOutline, stampOfFiles } from './known-source.ts';

interface Compiled {
  stamp: string;
  page: Promise<CompiledPage>;
}

/** Diagnostics that mean that the page has no text to show. */
const TEXT_LOST = new Set([...FORM_LOST, 'file-unreadable', 'file-not-utf8']);
const READ_AT_ONCE = 32;

/**
 * The pages of a site under `docs dev`. Reads only the title and frontmatter of all pages; compiles a page when it is requested, and
 * again when its file has changed.
 */
export class DevPages {
  readonly settings: Settings;
  assets: ReadonlyMap<string, Asset> = new Map();
  /** Diagnostics of folders and addresses. Pages also have their own. */
  diagnostics: AnyDiagnostic[] = [];
  /** Changes whenever the frame of any page may have changed. */
  revision = '';
  readonly setup: CompileSetup;
  readonly #reference: PluginPages;
  #known = new Map<string, KnownSource>();
  readonly #compiled = new Map<string, Compiled>();
  /** The latest version of each page that could be compiled and had text. */
  readonly #good = new Map<string, CompiledPage>();
  readonly #pages = new Map<string, CompiledPage>();
  #records = new Map<string, PageRecord>();
  #model: SiteModel | undefined;
  /** The other languages of the site; empty in a translation. */
  readonly translations: DevPages[];
  /** Set only in a translation. */
  readonly #original: DevPages | undefined;
  #files: SiteFiles = { assets: [], navigation: { folders: new Map(), whole: new Map() } };

  constructor(settings: Settings, setup: CompileSetup, reference: PluginPages, original?: DevPages) {
    this.settings = settings;
    this.setup = setup;
    this.#reference = reference;
    this.#original = original;
    const others = original ? [] : languagesOf(settings).slice(1);
    this.translations = others.map(
      (language) => new DevPages(language, setup, { sources: [], diagnostics: [], readsWritten: false }, this),
    );
  }

  /** The pages of each language, the original first. */
  get languages(): DevPages[] {
    const original = this.#original ?? this;
    return [original, ...original.translations];
  }

  /** Creates the pages under new settings, reusing everything that these do not affect. */
  with(settings: Settings, setup: CompileSetup, reference: PluginPages): DevPages {
    const next = new DevPages(settings, setup, reference);
    for (const language of next.languages) {
      const before = this.languages.find((one) => one.settings.locale === language.settings.locale);
      if (before) language.#takeOver(before);
    }
    return next;
  }

  #takeOver(before: DevPages): void {
    for (const [path, page] of before.#good) this.#good.set(path, page);
    if (before.setup.optionsKey !== this.setup.optionsKey) return;
    for (const [path, known] of before.#known) this.#known.set(path, known);
    for (const [path, compiled] of before.#compiled) this.#compiled.set(path, compiled);
  }

  /** The site with the pages compiled so far, and the records of all pages. */
  get model(): SiteModel {
    this.#model ??= siteModel(this.settings, this.#pages, this.#records, this.#filesOf(), this.#languagePages());
    return this.#model;
  }

  /** Scans for files, and reads only new and changed ones. */
  async scan(): Promise<void> {
    const language = await findLanguage(this.settings);
    const found = [...language.sources, ...this.#reference.sources];
    const before = new Map([...this.#known.values()].map((known) => [known.source.file, known]));
    const { names } = this.setup.options;
    const read: KnownSource[] = [];
    for (let at = 0; at < found.length; at += READ_AT_ONCE) {
      const batch = found.slice(at, at + READ_AT_ONCE);
      read.push(...(await Promise.all(batch.map((source) => readOutline(source, names, before.get(source.file))))));
    }
    const sources = withAddresses(read);
    // Assigned together, because a page may be requested meanwhile.
    this.#known = new Map(read.flatMap((known, at) => (sources[at] ? [[sources[at].path, { ...known, source: sources[at] }]] : [])));
    const { assets, navigation } = language;
    this.assets = new Map(assets.map((asset) => [asset.path, asset]));
    this.#files = { assets, navigation };
    const isEmpty = this.#original !== undefined && sources.length === 0; // nothing is translated yet
    this.diagnostics = [
      ...language.diagnostics,
      ...this.#reference.diagnostics,
      ...(isEmpty ? [] : checkSources({ sources, assets, settings: this.settings })),
    ];
    for (const path of [...this.#pages.keys()]) if (!this.#known.has(path)) this.#pages.delete(path);
    this.#renewRecords();
    for (const translation of this.translations) await translation.scan();
  }

  /** Reads a changed file again. Returns false if it is not a known page. */
  async update(file: string): Promise<boolean> {
    const path = this.pathOf(file);
    const known = path === undefined ? undefined : this.#known.get(path);
    if (!known) {
      for (const translation of this.translations) if (await translation.update(file)) return true;
      return false;
    }
    const { names } = this.setup.options;
    const now = await readOutline(known.source, names, known);
    if (now.stamp === '' || now.given?.value !== known.given?.value) return false; // deleted, or at another address
    this.#known.set(known.source.path, now);
    for (const [other, includer] of this.#known)
      if (includer.includes.includes(file)) this.#known.set(other, await readOutline(includer.source, names, includer));
    if (JSON.stringify([now.title, now.frontmatter]) !== JSON.stringify([known.title, known.frontmatter])) this.#renewRecords();
    return true;
  }

  /** Path of the page whose source is this file. */
  pathOf(file: string): string | undefined {
    for (const { source } of this.#known.values()) if (source.file === file) return source.path;
    return undefined;
  }

  /** Changes whenever the text of the page may have changed. */
  stampOf(path: string): string | undefined {
    return this.#known.get(path)?.stamp ?? this.#original?.stampOf(path);
  }

  /** The current page. If it cannot be compiled, the last version that could be, with the current diagnostics. */
  async page(path: string): Promise<{ page: CompiledPage; diagnostics: ReportedDiagnostic[] } | undefined> {
    const known = this.#known.get(path);
    if (!known) return this.#untranslated(path);
    const stamp = await stampOfFiles(known.source.file, known.includes);
    if (stamp === '') return undefined; // deleted: the next scan notices it
    const before = this.#compiled.get(path);
    const compiled = before?.stamp === stamp ? before : { stamp, page: compileSource(known.source, this.setup.options) };
    this.#compiled.set(path, compiled);
    const page = await compiled.page;
    const lost = page.diagnostics.some((diagnostic) => TEXT_LOST.has(diagnostic.id));
    // Saving can empty a file before filling it, and the page may be requested in between.
    if (!lost && !page.blank) this.#good.set(path, page);
    const good = lost ? (this.#good.get(path) ?? page) : page;
    const original = await this.#original?.page(path);
    const shown = { ...good, ...withOriginalAnchors(good, original?.page) };
    if (path !== notFoundPath(this.settings)) this.#pages.set(path, shown);
    const all = this.#original ? filesOf(known.source.version, this.#original.#known, this.#known) : [];
    const outdated = await compareWith(original?.page, shown, this.settings, all);
    const found = [...page.diagnostics, ...pageChecker(this.model)(shown), ...outdated];
    return { page: shown, diagnostics: withLevels(found, this.settings.errors) };
  }

  /** Changes whenever any page changes. */
  state(): string {
    return [this.revision, ...[...this.#known.values()].map((known) => known.stamp), this.#original?.state() ?? ''].join();
  }

  /** The site with all pages compiled, for files that depend on all of them. */
  async whole(): Promise<SiteModel> {
    const { languages } = this;
    const pages: CompiledPage[] = [];
    for (const language of languages) pages.push(...(await language.#ownPages()));
    const models = makeSiteModels(
      languages[0]?.settings ?? this.settings,
      pages,
      languages.map((language) => language.#filesOf()),
    );
    const model = models[languages.indexOf(this)];
    if (!model) throw new Error('The site has no such language.');
    return model;
  }

  /** All pages, including untranslated ones. */
  async allPages(): Promise<CompiledPage[]> {
    return this.#pagesAt(this.#records.keys());
  }

  #ownPages(): Promise<CompiledPage[]> {
    return this.#pagesAt(this.#known.keys());
  }

  async #pagesAt(paths: Iterable<string>): Promise<CompiledPage[]> {
    const pages: CompiledPage[] = [];
    for (const path of paths) {
      const found = await this.page(path);
      if (found) pages.push(found.page);
    }
    return pages;
  }

  /** The original page, shown instead of a missing translation. */
  async #untranslated(path: string): Promise<{ page: CompiledPage; diagnostics: ReportedDiagnostic[] } | undefined> {
    const original = this.#original;
    const found = await original?.page(path);
    if (!original || !found) return undefined;
    const page = { ...found.page, ...untranslated(found.page, this.settings, original.settings) };
    if (path !== notFoundPath(this.settings)) this.#pages.set(path, page);
    return { page, diagnostics: [] };
  }

  /** All languages share the files of the original. */
  #filesOf(): SiteFiles {
    return this.#original ? (withShared([this.#original.#files, this.#files])[1] ?? this.#files) : this.#files;
  }

  #languagePages(): LanguagePages[] {
    return this.languages.flatMap((language, at) => {
      const locale = language.settings.locales[at];
      return locale ? [{ locale, settings: language.settings, records: language.#records }] : [];
    });
  }

  /** Called after titles, frontmatter or the list of pages have changed. */
  #renewRecords(): void {
    const own = notFoundPath(this.settings);
    const known = [...this.#known.values()].filter(({ source }) => source.path !== own);
    const originals = this.#original ? [...this.#original.#records.values()] : [];
    const lang = this.#original?.settings.lang === this.settings.lang ? {} : { lang: this.#original?.settings.lang ?? '' };
    this.#records = new Map([
      ...originals.map((record): [string, PageRecord] => [record.path, { ...record, ...lang }]),
      ...known.map(({ source, title, frontmatter }): [string, PageRecord] => [
        source.path,
        { title, path: source.path, relativePath: source.relativePath, key: pageKey(source.path, source.locale), frontmatter, headers: [] },
      ]),
    ]);
    this.#model = undefined;
    this.revision = randomUUID();
    for (const translation of this.translations) translation.#renewRecords();
  }
}
