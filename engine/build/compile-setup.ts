import { bundleFault } from '../config/bundle-fault.ts';
import { shownPath } from '../config/shown-path.ts';
import type { CompileOptions } from '../page/compile-page.ts';
import type { Mistake } from '../shared/mistake.ts';
import { type LoadedComponents, loadComponents } from './components.ts';
import { digest } from './digest.ts';
import type { Engine } from './engine.ts';
import type { CompileSettings } from './thread-messages.ts';

/** Everything besides its own text that a compiled page depends on. */
export interface CompileSetup {
  options: CompileOptions;
  /** A digest of it for the keys of the page cache. */
  optionsKey: string;
}

/** Loads the components of a site; returns a mistake if their code fails to load. */
export async function compileSetup(settings: CompileSettings, engine: Engine): Promise<CompileSetup | Mistake> {
  let loaded: LoadedComponents;
  try {
    loaded = await loadComponents(settings, engine.cacheFolder);
  } catch (error) {
    const folder = shownPath(settings.root, settings.componentsFolder ?? settings.root);
    const { message, file = folder, line, column } = bundleFault(error, settings.root);
    return {
      id: 'components-broken',
      level: 'error',
      message: `The components could not be loaded: ${message}`,
      help: 'Fix the component. The pages are compiled once it loads.',
      file,
      line,
      column,
    };
  }
  return {
    options: { base: settings.base, names: settings.names, components: loaded.components, samples: settings.samples !== undefined },
    optionsKey: digest(engine.hash, settings.base, JSON.stringify(settings.names), loaded.hash, String(settings.samples !== undefined)),
  };
}
