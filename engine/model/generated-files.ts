import { placeOfKey } from '../config/config-place.ts';
import type { Settings } from '../config/settings.ts';
import { isAuthorError } from '../shared/author-error.ts';
import type { Mistake } from '../shared/mistake.ts';

export interface MadeTexts {
  /** Address → text. */
  texts: Map<string, string | Uint8Array>;
  mistakes: Mistake[];
}

/** What the functions of the setting `files` return. They are code of the site, so they may fail or return anything. */
export async function madeTexts({ files, configSources }: Pick<Settings, 'files' | 'configSources'>): Promise<MadeTexts> {
  const made: MadeTexts = { texts: new Map(), mistakes: [] };
  for (const [address, make] of Object.entries(files)) {
    const tell = (message: string, help: string) =>
      made.mistakes.push({ id: 'file-failed', level: 'error', message, help, ...placeOfKey(address, configSources) });
    try {
      const text: unknown = await make();
      if (typeof text === 'string' || text instanceof Uint8Array) made.texts.set(address, text);
      else
        tell(
          `The function for ${address} returned ${text === null ? 'null' : `a value of type ${typeof text}`}.`,
          'Return the text of the file.',
        );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
      tell(`The function for ${address} failed: ${sentence}`, isAuthorError(error) ? error.help : 'Fix the function in the settings.');
    }
  }
  return made;
}
