import { placeOfKey } from '../config/setting-place.ts';
import type { Settings } from '../config/settings.ts';
import { isAuthorError } from '../shared/author-error.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { awaitSiteCode } from '../util/site-code.ts';

export interface GeneratedFiles {
  /** Address → content. */
  texts: Map<string, string | Uint8Array>;
  diagnostics: Diagnostic[];
}

/** Runs the functions in the setting `files`. They are code of the site, so they may throw or return anything. */
export async function generatedFiles({ files, configSources }: Pick<Settings, 'files' | 'configSources'>): Promise<GeneratedFiles> {
  const generated: GeneratedFiles = { texts: new Map(), diagnostics: [] };
  for (const [address, make] of Object.entries(files)) {
    const report = (message: string, help: string) =>
      generated.diagnostics.push({ id: 'file-failed', message, help, ...placeOfKey(address, configSources) });
    try {
      const text: unknown = await awaitSiteCode(`The function for ${address} (settings)`, make);
      if (typeof text === 'string' || text instanceof Uint8Array) generated.texts.set(address, text);
      else
        report(
          `The function for ${address} returned ${text === null ? 'null' : `a value of type ${typeof text}`}.`,
          'Return the text of the file.',
        );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
      report(`The function for ${address} failed: ${sentence}`, isAuthorError(error) ? error.help : 'Fix the function in the settings.');
    }
  }
  return generated;
}
