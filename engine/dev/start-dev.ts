import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleForNode } from '../bin/bundle.js';
import type { Engine } from '../build/engine.ts';
import { gitDates } from '../build/git-dates.ts';
import { isOutput } from '../page/is-output.ts';
import { listen } from '../preview/listen.ts';
import type { Mistake } from '../shared/mistake.ts';
import { type AnswerContext, show } from './answer.ts';
import { devHandler } from './dev-handler.ts';
import { DevSearch } from './dev-search.ts';
import { DevSite, type DevSiteOptions } from './dev-site.ts';
import { EventStream } from './event-stream.ts';
import type { MistakeLog } from './mistake-log.ts';
import { tellUnwatched } from './tell-unwatched.ts';
import { watchFolders } from './watch-folders.ts';

export interface DevOptions extends DevSiteOptions {
  port: number;
  /** Output folder of builds inside the site, which contains no sources. */
  out?: string;
  /** Gets every mistake when it appears and when it is fixed. */
  log: MistakeLog;
}

export interface DevServer {
  /** Of the first page. */
  address: string;
  pages: number;
  close: () => Promise<void>;
}

/** Serves a site from its sources; returns mistakes if its settings are invalid. */
export async function startDev(options: DevOptions): Promise<DevServer | Mistake[]> {
  const { engine, port, log } = options;
  const site = await DevSite.open(options);
  if (Array.isArray(site)) return site;
  log.tell('Site', site.mistakes);

  const events = new EventStream();
  const context: AnswerContext = {
    site,
    dates: gitDates(site.settings.root, engine),
    client: () => clientScript(engine),
    sidebars: new Map(),
    search: new DevSearch(),
    log,
  };
  const { address, close } = await listen(devHandler(context, events), port);

  let work = Promise.resolve();
  const take = async (files: Set<string>) => {
    events.send(await site.apply(files));
    log.tell('Site', site.mistakes);
    await watchNew();
    // Also where no browser shows the page.
    for (const file of files) {
      const path = site.shelf.pathOf(file);
      if (path !== undefined) await show(path, context);
    }
  };
  const { root } = site.settings;
  const watched = new Set<string>();
  const stops: (() => void)[] = [];
  /** The root, and folders of pages outside it, of which the settings may name more while the site is served. */
  const watchNew = async () => {
    const outside = site.settings.versions.map(({ content }) => content).filter((content) => !content.startsWith(root + path.sep));
    const folders = [root, ...outside].filter((folder) => !watched.has(folder));
    if (folders.length === 0) return;
    for (const folder of folders) watched.add(folder);
    const stop = await watchFolders(folders, {
      ignore: ignored(root, options.out),
      onFault: (error) => tellUnwatched(error, 'reload pages by hand after you edit them'),
      onChange: (files) => {
        work = work.then(() => take(files)).catch((error: unknown) => console.error(error));
      },
    });
    stops.push(stop);
  };
  await watchNew();
  return {
    address: address + site.settings.base,
    pages: site.shelf.model.records.size,
    close: async () => {
      const stopAll = () => {
        for (const stop of stops.splice(0)) stop();
      };
      stopAll();
      await work;
      stopAll(); // what has just been watched
      await close();
    },
  };
}

/** What runs in the browser beside the app. */
async function clientScript({ folder, cacheFolder }: Engine): Promise<string> {
  const output = await bundleForNode({
    name: 'dev-client',
    entries: { client: path.join(folder, 'dev/browser/client.ts') },
    root: folder,
    cacheFolder,
  });
  return readFile(path.join(output, 'client.js'), 'utf8');
}

/** Hidden folders, `node_modules` and build output contain no sources. */
export function ignored(root: string, out?: string): (file: string) => boolean {
  const dist = out === undefined ? path.join(root, 'dist') : path.resolve(out);
  return (file) => {
    const inside = path.relative(root, file).split(path.sep);
    return (
      inside.some((name) => name.startsWith('.') && name !== '..') ||
      inside.includes('node_modules') ||
      isOutput(file, dist) ||
      file.endsWith('~')
    );
  };
}
