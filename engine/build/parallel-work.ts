import type { AppBundle } from '../bundle/app-bundle.ts';
import { bundleDiagnostic } from '../bundle/bundle-diagnostic.ts';
import type { Settings } from '../config/settings.ts';
import { gitDates } from '../model/git-dates.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { Engine } from '../util/engine.ts';
import { bundleSite } from './bundle-site.ts';

/** What depends on the settings alone. It is made while the pages are read. */
export interface ParallelWork {
  /** The browser code of the site, or why it cannot be bundled. */
  bundle: Promise<AppBundle | Diagnostic>;
  /** Source file → date of its last change. */
  dates: Promise<ReadonlyMap<string, string>>;
}

export function startParallelWork(settings: Settings, engine: Engine): ParallelWork {
  const bundle = bundleSite(engine, settings).catch((error: unknown) => bundleDiagnostic(error, settings));
  const dates = gitDates(settings.root, engine);
  // Rejections are handled where these promises are awaited; an error in a page may end the build before that.
  bundle.catch(() => {});
  dates.catch(() => {});
  return { bundle, dates };
}
