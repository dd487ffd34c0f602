import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { appBroken } from '../build/app-broken.ts';
import type { AppBundle } from '../build/app-bundle.ts';
import { bundleSite } from '../build/build-site.ts';
import type { MakeBundle } from '../build/bundle-app.ts';
import { type CompileSetup, compileSetup } from '../build/compile-setup.ts';
import type { Engine } from '../build/engine.ts';
import { loadSettings } from '../config/load-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { DevEvent } from './event-stream.ts';
import { PageShelf } from './page-shelf.ts';
import { setupFiles } from './setup-files.ts';

/** Delay after which a missing file counts as removed. */
const BACK_MS = 60;

export interface DevSiteOptions {
  folder: string;
  engine: Engine;
  base?: string;
}

interface Setup {
  settings: Settings;
  setup: CompileSetup;
  app: AppBundle;
  /** See `setup-files.ts`. */
  files: ReadonlySet<string>;
}

/** The site under `docs dev`: the latest valid settings, components and pages. */
export class DevSite {
  readonly #options: DevSiteOptions;
  #shelf: PageShelf;
  #app: AppBundle;
  #setupFiles: ReadonlySet<string>;
  /** Mistakes in settings or components. Until they are fixed, the last valid ones are used. */
  #mistakes: Mistake[] = [];

  private constructor(options: DevSiteOptions, { settings, setup, app, files }: Setup) {
    this.#options = options;
    this.#shelf = new PageShelf(settings, setup);
    this.#app = app;
    this.#setupFiles = files;
  }

  /** Returns mistakes if settings or components are invalid at the start. */
  static async open(options: DevSiteOptions): Promise<DevSite | Mistake[]> {
    const read = await readSetup(options);
    if (Array.isArray(read)) return read;
    const site = new DevSite(options, read);
    await site.#shelf.scan();
    return site;
  }

  get shelf(): PageShelf {
    return this.#shelf;
  }

  get settings(): Settings {
    return this.#shelf.settings;
  }

  get app(): AppBundle {
    return this.#app;
  }

  /** All mistakes that do not belong to a single page. */
  get mistakes(): Mistake[] {
    return [...this.#mistakes, ...this.#shelf.mistakes];
  }

  /** Processes changes on disk, and returns what browsers have to do. */
  async apply(files: ReadonlySet<string>): Promise<DevEvent> {
    const assets = new Set([...this.#shelf.assets.values()].map((asset) => asset.file));
    let rescan = false;
    let renew = false;
    for (const file of files) {
      if (/\.mdx?$/i.test(file)) rescan = !(await this.#update(file)) || rescan;
      else if (this.#isContent(file)) rescan = true;
      else renew = true;
      // Beside pages in the root of a site there may be its styles, and what its settings import or look for.
      renew ||= this.#setupFiles.has(file) || (rescan && this.#mistakes.length > 0);
    }
    if (renew) await this.#renew();
    if (rescan) await this.#shelf.scan();
    return [...files].some((file) => assets.has(file)) ? 'reload' : 'changed';
  }

  /** False where the file is new or gone. Some editors save by removing a file and writing it anew. */
  async #update(file: string): Promise<boolean> {
    if (await this.#shelf.update(file)) return true;
    if (existsSync(file)) return false;
    await delay(BACK_MS);
    return this.#shelf.update(file);
  }

  /** Folders, pictures and the like. Code may stand beside them. */
  #isContent(file: string): boolean {
    return this.settings.versions.some((version) => file.startsWith(version.content + path.sep)) && !/\.(c|m)?[jt]sx?$/.test(file);
  }

  /** Settings, components or styles may have changed. */
  async #renew(): Promise<void> {
    const read = await readSetup(this.#options);
    this.#mistakes = Array.isArray(read) ? read : [];
    if (Array.isArray(read)) return;
    const shelf = this.#shelf.with(read.settings, read.setup);
    await shelf.scan();
    this.#app = read.app;
    this.#setupFiles = read.files;
    this.#shelf = shelf;
  }
}

/** Bundles in this process: the second time is faster. The bundler is loaded on first use. */
const bundleHere: MakeBundle = async (folder, options) => (await import('../build/make-bundle.ts')).makeBundle(folder, options);

async function readSetup({ folder, engine, base }: DevSiteOptions): Promise<Setup | Mistake[]> {
  const { settings, mistakes } = await loadSettings(folder, engine.cacheFolder, base === undefined ? {} : { base });
  if (!settings) return mistakes;
  const setup = await compileSetup(settings, engine);
  if ('level' in setup) return [setup];
  try {
    return { settings, setup, app: await bundleSite(engine, settings, bundleHere), files: await setupFiles(settings, engine) };
  } catch (error) {
    return [appBroken(error, settings)];
  }
}
