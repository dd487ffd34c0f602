import { placeOfKey } from '../config/setting-place.ts';
import type { Settings } from '../config/settings.ts';
import { rootedAddress } from '../content/html/addresses.ts';
import type { Asset } from '../content/source/find-sources.ts';
import { decodeAddress } from '../shared/address.ts';
import { isAuthorError } from '../shared/author-error.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { awaitSiteCode } from '../util/site-code.ts';
import type { SiteModel } from './site-model.ts';

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

/** The files to publish: those that pages use or link to, and those that are always published. */
export function publishedAssets({ pages, assets, links }: Pick<SiteModel, 'pages' | 'assets' | 'links'>): Asset[] {
  if ([...assets.values()].every(({ always }) => always)) return [...assets.values()];
  const named = new Set<string>();
  for (const page of pages.values()) {
    const targets = links.of(page);
    for (const { href } of [...page.files, ...page.links]) {
      const address = rootedAddress(targets.get(href) ?? href, page.record.path)?.replace(/[?#].*/s, '');
      if (address !== undefined) named.add(decodeAddress(address) ?? address);
    }
  }
  return [...assets.values()].filter((asset) => asset.always || named.has(asset.path));
}
