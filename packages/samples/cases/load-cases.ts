import { pathToFileURL } from 'node:url';
import { AuthorError } from '../../core/plugin/helpers.ts';
import type { Cases, CasesModule } from './case.ts';

/** Loads a site's cases. `bundle` compiles one of its modules and returns the file. */
export async function loadCases(file: string, root: string, bundle: (file: string) => Promise<string>): Promise<Cases> {
  try {
    const module: { default?: CasesModule } = await import(pathToFileURL(await bundle(file)).href);
    if (typeof module.default !== 'function') throw new Error('it exports no function by default');
    return await module.default({ root });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new AuthorError(`The cases of samples cannot be loaded from ${file}: ${message}`, 'Correct the module, or its path in `cases`.');
  }
}
