import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bundleSite } from '../build/bundle-site.ts';
import { type CompileSetup, compileSetup } from '../build/compile-setup.ts';
import { loadSite } from '../build/load-site.ts';
import type { AppBundle } from '../bundle/app-bundle.ts';
import type { BundleMaker } from '../bundle/bundle-app.ts';
import { withLevels } from '../check/checks.ts';
import type { Settings } from '../config/settings.ts';
import { styleFiles } from '../config/style-files.ts';
import { componentInputs } from '../content/components/load-components.ts';
import { findSources } from '../content/source/find-sources.ts';
import { type PluginSet, siteComponents } from '../plugins/plugin-set.ts';
import { type PluginPages, pluginSources } from '../plugins/plugin-sources.ts';
import { brandOf } from '../render/brand.tsx';
import { withoutBase } from '../shared/address.ts';
import type { Diagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import type { Engine } from '../util/engine.ts';
import { DevPages } from './dev-pages.ts';
import type { DevEvent } from './event-stream.ts';

/** Delay after which a missing file counts as removed. */
const BACK_MS = 60;
/** After more changes at once, such as a checkout, the whole folder is scanned. */
export const FEW = 20;

export interface DevSiteOptions {
  folder: string;
  engine: Engine;
  base?: string;
}

/** The site in one language, as needed for responses. */
export type ShownSite = Pick<DevSite, 'pages' | 'settings' | 'app' | 'diagnostics'>;

interface Setup {
  settings: Settings;
  setup: CompileSetup;
  reference: PluginPages;
  app: AppBundle;
  /** See `setupFiles`. */
  files: ReadonlySet<string>;
}

/** The site under `docs dev`: the latest valid settings, components and pages. */
export class DevSite {
  readonly #options: DevSiteOptions;
  #pages: DevPages;
  #setup: Setup;
  /** Errors in settings or components. Until they are fixed, the last valid ones are used. */
  #diagnostics: Diagnostic[] = [];

  private constructor(options: DevSiteOptions, setup: Setup) {
    this.#options = options;
    this.#pages = new DevPages(setup.settings, setup.setup, setup.reference);
    this.#setup = setup;
  }

  /** Returns diagnostics if settings or components are invalid at the start. */
  static async open(options: DevSiteOptions): Promise<DevSite | Diagnostic[]> {
    const read = await readSetup(options);
    if (Array.isArray(read)) return read;
    const site = new DevSite(options, read);
    await site.#pages.scan();
    return site;
  }

  get pages(): DevPages {
    return this.#pages;
  }

  /** The site in the language of an address. */
  inLanguage(pathname: string): ShownSite {
    const below = this.#pages.languages.filter((language) => withoutBase(language.settings.base, pathname) !== undefined);
    const pages = below.sort((a, b) => b.settings.base.length - a.settings.base.length)[0] ?? this.#pages;
    return { pages, settings: pages.settings, app: this.app, diagnostics: this.diagnostics };
  }

  get settings(): Settings {
    return this.#pages.settings;
  }

  get app(): AppBundle {
    return this.#setup.app;
  }

  /** All diagnostics that belong to no single page. */
  get diagnostics(): ReportedDiagnostic[] {
    return withLevels([...this.#diagnostics, ...this.#pages.languages.flatMap((language) => language.diagnostics)], this.settings.errors);
  }

  /** Applies changes on disk. Returns what browsers have to do. */
  async apply(files: ReadonlySet<string>): Promise<DevEvent> {
    const assets = new Set(this.#pages.languages.flatMap((language) => [...language.assets.values()].map((asset) => asset.file)));
    let rescan = false;
    let renew = false;
    const pages = [...files].filter((file) => /\.mdx?$/i.test(file));
    // Some editors save by deleting a file and creating it again.
    if (pages.some((file) => !existsSync(file))) await delay(BACK_MS);
    for (const file of files) {
      if (/\.mdx?$/i.test(file)) rescan ||= pages.length > FEW || !(await this.#pages.update(file));
      else if (this.#isContent(file)) rescan = true;
      else renew = true;
      // The root of a site may contain styles and files imported by its settings besides pages.
      renew ||= this.#setup.files.has(file) || (rescan && this.#diagnostics.length > 0);
      renew ||= this.#setup.reference.readsWritten && /\.mdx?$/i.test(file);
    }
    if (renew) await this.#renew();
    if (rescan) await this.#pages.scan();
    return [...files].some((file) => assets.has(file)) ? 'reload' : 'changed';
  }

  /** Whether a path is a folder, picture or the like among the pages, but not code. */
  #isContent(file: string): boolean {
    const versions = this.#pages.languages.flatMap((language) => language.settings.versions);
    return versions.some((version) => file.startsWith(version.content + path.sep)) && !/\.(c|m)?[jt]sx?$/.test(file);
  }

  /** Called when settings, components or styles may have changed. */
  async #renew(): Promise<void> {
    const read = await readSetup(this.#options);
    this.#diagnostics = Array.isArray(read) ? read : [];
    if (Array.isArray(read)) return;
    const pages = this.#pages.with(read.settings, read.setup, read.reference);
    await pages.scan();
    // A page that is still loading requests the files that it was rendered with.
    const files = new Map([...this.#setup.app.files, ...brandOf(this.#setup.settings).files, ...read.app.files]);
    this.#setup = { ...read, app: { ...read.app, files } };
    this.#pages = pages;
  }
}

/** Bundles in this process, because that is faster from the second time on. The bundler is loaded on first use. */
const bundleHere: BundleMaker = async (folder, options) => (await import('../bundle/browser-bundle.ts')).browserBundle(folder, options);

async function readSetup({ folder, engine, base }: DevSiteOptions): Promise<Setup | Diagnostic[]> {
  const { settings, diagnostics } = await loadSite(folder, engine, base === undefined ? {} : { base });
  if (!settings) return diagnostics;
  const setup = await compileSetup(settings, engine);
  if (Array.isArray(setup)) return setup;
  const { plugins } = setup;
  const app = await bundleSite(engine, settings, plugins, bundleHere);
  if ('help' in app) return [app];
  const found = await Promise.all(settings.versions.map((version) => findSources(version, settings.root)));
  const reference = await pluginSources(plugins, settings, found, engine.cacheFolder);
  return { settings: plugins.withConnections(settings), setup, reference, app, files: await setupFiles(settings, plugins, engine) };
}

/** Absolute paths of the files that settings, components and styles depend on. They may be among the pages. */
export async function setupFiles(settings: Settings, plugins: PluginSet, { cacheFolder }: Engine): Promise<Set<string>> {
  const { root, configSources, ledgerFile, phrasingsFile, stylesFiles, brand } = settings;
  const named = [ledgerFile, phrasingsFile, ...Object.values(brand)].filter((file) => file !== undefined);
  const bundled = [
    ...configSources.map(({ file }) => file),
    ...(await componentInputs(settings, await siteComponents(settings, plugins), cacheFolder)),
  ];
  const styles = [...plugins.styles, ...stylesFiles].flatMap((file) => [...styleFiles(file).files.keys()]);
  return new Set([...named, ...plugins.inputs, ...bundled.map((file) => path.resolve(root, file)), ...styles]);
}
