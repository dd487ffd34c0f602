import { existsSync, readFileSync } from 'node:fs';
import { referenceComponents } from '../../openapi/reference-components.ts';
import { bundleErrorOf } from '../config/bundle-error.ts';
import type { CompileOptions } from '../content/compile-page.ts';
import { type LoadedComponents, loadComponents } from '../content/components/load-components.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { digest } from '../util/digest.ts';
import { displayPath } from '../util/display-path.ts';
import type { Engine } from '../util/engine.ts';
import type { CompileSettings } from './thread-messages.ts';

/** Everything besides its own text that a compiled page depends on. */
export interface CompileSetup {
  options: CompileOptions;
  /** A digest of it for the keys of the page cache. */
  optionsKey: string;
}

/** Loads the components of a site; returns a diagnostic if their code fails to load. */
export async function compileSetup(settings: CompileSettings, engine: Engine): Promise<CompileSetup | Diagnostic> {
  let loaded: LoadedComponents;
  try {
    loaded = await loadComponents(settings, engine);
  } catch (error) {
    const folder = displayPath(settings.root, settings.componentsFolder ?? settings.root);
    const { message, file = folder, line, column } = bundleErrorOf(error, settings.root);
    return {
      id: 'components-broken',
      message: `The components could not be loaded: ${message}`,
      help: 'Fix the component. The pages are compiled once it loads.',
      file,
      line,
      column,
    };
  }
  // Those of the site come first.
  const components = new Map([...referenceComponents(settings), ...loaded.components]);
  return {
    options: {
      base: settings.base,
      names: settings.names,
      words: settings.words,
      components,
      own: loaded.own,
      samples: settings.samples !== undefined,
      safe: settings.html === 'safe',
    },
    optionsKey: digest(
      engine.hash,
      settings.base,
      settings.html,
      JSON.stringify([settings.names, settings.words]),
      loaded.hash,
      String(settings.samples !== undefined),
      descriptionsKey(settings),
    ),
  };
}

/** Changes with the descriptions that pages take operations from. */
function descriptionsKey({ openapi }: CompileSettings): string {
  return digest(JSON.stringify(openapi), ...openapi.map(({ file }) => (existsSync(file) ? readFileSync(file, 'utf8') : '')));
}
