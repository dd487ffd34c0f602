import { readFile } from 'node:fs/promises';
import type { AppBundle } from '../bundle/app-bundle.ts';
import { originalBase } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import type { Asset } from '../content/source/find-sources.ts';
import type { InlineTexts } from '../hosting/security-headers.ts';
import { publishedAssets } from '../model/published-assets.ts';
import type { SiteModel } from '../model/site-model.ts';
import { brandOf } from '../render/brand.tsx';
import { REDIRECT_SCRIPT, redirectPage } from '../render/redirect-page.tsx';
import { robotsText, siteMap } from '../render/sitemap.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { BANNER_SCRIPT } from '../shared/banner-script.ts';
import { LANGUAGE_SCRIPT, NOT_FOUND_SCRIPT } from '../shared/language-scripts.ts';
import { addMissing, type MissingFile, type WriteLanguageOptions, writeLanguage } from './write-language.ts';

type Models = readonly [SiteModel, ...SiteModel[]];

export interface WriteOptions extends WriteLanguageOptions {
  /** Files that the settings make: address → text. */
  texts: ReadonlyMap<string, string | Uint8Array>;
}

/**
 * Everything that is served. The order matters: a site's own files come first, because what the engine adds gives way
 * to them; then each language; then the files that are made from all of them.
 */
export async function writeSite(models: Models, options: WriteOptions): Promise<void> {
  await writeOwnFiles(models, options);
  for (const model of models) await writeLanguage(model, options);
  await addMissing(filesOfTheHost(models, options), options.output);
}

async function writeOwnFiles(models: Models, { app, texts, output }: WriteOptions): Promise<void> {
  const { settings } = models[0];
  for (const [path, content] of [...app.files, ...brandOf(settings).files]) await output.write(withBase(settings.base, path), content);
  const assets = new Map(models.flatMap((model) => publishedAssets(model).map((asset) => [assetAddress(asset, model), asset.file])));
  for (const [address, file] of assets) await output.write(address, await readFile(file));
  for (const [path, text] of texts) await output.write(withBase(settings.base, path), text);
}

/** Files of the original stand there for all languages. */
function assetAddress({ path, locale }: Asset, { settings }: SiteModel): string {
  return withBase(locale === undefined ? originalBase(settings) : settings.base, path);
}

/** What browsers and programs look for once on a host. */
function filesOfTheHost(models: Models, { dates, output }: WriteOptions): MissingFile[] {
  const [original] = models;
  const { base, rootBase, site } = original.settings;
  const files: MissingFile[] = [];
  if (base !== rootBase) files.push([withBase(rootBase, '/index.html'), () => redirectPage('/', original.settings)]);
  // Programs look for it at the root of the host first.
  if (base !== '/' && base !== ANY_BASE) files.push(['/llms.txt', () => output.read(withBase(base, '/llms.txt'))]);
  if (site !== '') files.push([withBase(base, '/sitemap.xml'), () => siteMap(models, dates)], ['/robots.txt', () => robotsText(original)]);
  return files;
}

/** The texts that stand inline in what was written: a policy names them by their hashes. */
export function inlineTexts(app: AppBundle, { banner, locales }: Pick<Settings, 'banner' | 'locales'>): InlineTexts {
  const languages = locales.length > 1 ? [LANGUAGE_SCRIPT, NOT_FOUND_SCRIPT] : [];
  return {
    scripts: [app.early, app.earlyTabs, REDIRECT_SCRIPT, ...(banner ? [BANNER_SCRIPT] : []), ...languages],
    styles: app.styles.map(({ css }) => css),
  };
}
