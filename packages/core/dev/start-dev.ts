import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withLevels } from '../check/checks.ts';
import { isOutputFolder } from '../content/source/find-sources.ts';
import { gitDates } from '../model/git-dates.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { bundleForNode } from '../util/bundle-for-node.js';
import type { Engine } from '../util/engine.ts';
import { engineFile } from '../util/engine-modules.js';
import { type DevContext, devHandler } from './dev-handler.ts';
import { DevSearch } from './dev-search.ts';
import { DevSite, type DevSiteOptions, FEW } from './dev-site.ts';
import { type DiagnosticLog, reportUnwatched } from './diagnostic-log.ts';
import { EventStream } from './event-stream.ts';
import { listenAgain } from './listen-again.ts';
import { show } from './respond.ts';
import { watchFolders } from './watch-folders.ts';

export interface DevOptions extends DevSiteOptions {
  port: number;
  /** Output folder of builds inside the site. It contains no sources. */
  out?: string;
  /** Gets every diagnostic, both when it appears and when it is fixed. */
  log: DiagnosticLog;
}

export interface DevServer {
  /** URL of the first page. */
  address: string;
  pages: number;
  close: () => Promise<void>;
}

/** Serves a site from its sources; returns diagnostics if its settings are invalid. */
export async function startDev(options: DevOptions): Promise<DevServer | Diagnostic[]> {
  const { engine, port, log } = options;
  const site = await DevSite.open(options);
  if (Array.isArray(site)) return site;
  log.report('Site', site.diagnostics);

  const events = new EventStream();
  const history = gitDates(site.settings.root, engine);
  const context: DevContext = {
    site,
    dates: history.then(({ dates }) => dates),
    client: () => clientScript(engine),
    sidebars: new Map(),
    search: new DevSearch(),
    log,
  };
  const { address, close } = await listenAgain(devHandler(context, events), port, { root: site.settings.root, engine });

  let work = history.then(({ diagnostics }) => log.report('History', withLevels(diagnostics, site.settings.errors)));
  const take = async (files: Set<string>) => {
    events.send(await site.apply(files));
    log.report('Site', site.diagnostics);
    await watchNew();
    // Reports diagnostics even if no browser shows the page. After a checkout, pages are compiled only when they are shown.
    for (const file of files.size > FEW ? [] : files) {
      const path = site.pages.pathOf(file);
      if (path !== undefined) await show(path, context);
    }
  };
  /** Changes that are not processed yet; many may arrive while others are applied. */
  let changed = new Set<string>();
  const takeAll = async () => {
    const files = changed;
    changed = new Set();
    if (files.size > 0) await take(files);
  };
  const { root } = site.settings;
  const watched = new Set<string>();
  const stops: (() => void)[] = [];
  /** Watches the root, and page folders outside of it. The settings may add more while the site is served. */
  const watchNew = async () => {
    const contents = [
      ...site.settings.versions.map(({ content }) => content),
      ...site.settings.locales.flatMap(({ contents }) => Object.values(contents)),
    ];
    const outside = [...new Set(contents)].filter((content) => !content.startsWith(root + path.sep));
    const folders = [root, ...outside].filter((folder) => !watched.has(folder));
    if (folders.length === 0) return;
    for (const folder of folders) watched.add(folder);
    const stop = await watchFolders(folders, {
      ignore: ignored(root, options.out),
      onFault: (error) => reportUnwatched(error, 'reload pages by hand after you edit them'),
      onChange: (files) => {
        for (const file of files) changed.add(file);
        work = work.then(takeAll).catch((error: unknown) => console.error(error));
      },
    });
    stops.push(stop);
  };
  await watchNew();
  return {
    address: address + site.settings.base,
    pages: site.pages.model.records.size,
    close: async () => {
      for (const stop of stops) stop();
      await close();
    },
  };
}

/** Bundles the script that runs in the browser next to the app. */
async function clientScript({ folder, cacheFolder }: Engine): Promise<string> {
  const output = await bundleForNode({
    name: 'dev-client',
    entries: { client: engineFile(folder, 'core/dev/browser/client') },
    root: folder,
    engine: folder,
    cacheFolder,
  });
  return readFile(path.join(output, 'client.js'), 'utf8');
}

/** Whether a file is ignored: hidden folders, `node_modules` and build output contain no sources. */
export function ignored(root: string, out?: string): (file: string) => boolean {
  const dist = out === undefined ? path.join(root, 'dist') : path.resolve(out);
  return (file) => {
    const inside = path.relative(root, file).split(path.sep);
    return (
      inside.some((name) => name.startsWith('.') && name !== '..') ||
      inside.includes('node_modules') ||
      isOutputFolder(file, dist) ||
      file.endsWith('~')
    );
  };
}
