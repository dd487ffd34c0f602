import { existsSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ANY_BASE } from '../shared/any-base.ts';
import { type Diagnostic, fileDiagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticId } from '../shared/diagnostic-kinds.ts';
import { bundleForNode } from '../util/bundle-for-node.js';
import { bundledInputs } from '../util/bundle-record.js';
import { cacheName, shortHash } from '../util/digest.ts';
import type { EnginePlace } from '../util/engine.ts';
import { fileSystemError } from '../util/file-system-error.js';
import { displayPath } from '../util/files.ts';
import { awaitSiteCode } from '../util/site-code.ts';
import { bundleErrorOf } from './bundle-error.ts';
import type { MovedSetting } from './former-settings.ts';
import { CONFIG_NAMES } from './found-site.ts';
import { readLedger } from './ledger.ts';
import { localeSettings, resolveLocales } from './locales.ts';
import { parseConfig, type SettingOverrides } from './parse-config.ts';
import { readPhrasings } from './phrasings.ts';
import type { ParsedConfig } from './schema.ts';
import type { ConfigSource } from './setting-place.ts';
import type { Settings } from './settings.ts';

export interface LoadedSettings {
  settings: Settings | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Reads the settings of the site in `folder`. `overrides` come from the command line and are checked in the same way. Without
 * settings, any folder of Markdown is a site.
 */
export async function loadSettings(
  folder: string,
  engine: EnginePlace,
  overrides: SettingOverrides = {},
  moved: readonly MovedSetting[] = [],
): Promise<LoadedSettings> {
  const root = path.resolve(folder);
  const isFolder = await stat(root).then(
    (s) => s.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    return {
      settings: undefined,
      diagnostics: [
        fileDiagnostic('folder-missing', `The folder ${folder} does not exist.`, 'Pass the folder that contains the site.', folder),
      ],
    };
  }
  const name = CONFIG_NAMES.find((candidate) => existsSync(path.join(root, candidate)));
  const read = name ? await readConfig(name, root, engine) : { given: {}, sources: [] };
  if ('help' in read) return { settings: undefined, diagnostics: [read] };
  const { config, diagnostics, notices = [] } = await parseConfig(read.given, overrides, read.sources, moved);
  if (!config) return { settings: undefined, diagnostics };
  const settings = resolveSettings(config, root, name ?? 'docs.config.ts', read.sources);
  const ledger = await readLedger(settings);
  const complete = await readPhrasings(ledger.settings);
  if (settings.locales.length > 1 && settings.rootBase === ANY_BASE) diagnostics.push(await baseless(read.sources));
  diagnostics.push(...(await missingFiles(settings, config.versions !== undefined)), ...ledger.diagnostics, ...complete.diagnostics);
  return { settings: diagnostics.length > 0 ? undefined : { ...complete.settings, notices }, diagnostics };
}

/** The app of such a site derives the base path from its own address, which all languages share. */
async function baseless(sources: readonly ConfigSource[]): Promise<Diagnostic> {
  const { placeOfPath } = await import('./setting-place.ts');
  return {
    id: 'config-wrong',
    message: 'A site in several languages cannot be built with the base "./".',
    help: 'Write the path under which the site is served, such as "/docs/", or remove `locales`.',
    ...placeOfPath(['locales'], sources),
  };
}

/** The export of the settings file, and its source texts. */
async function readConfig(
  name: string,
  root: string,
  engine: EnginePlace,
): Promise<{ given: unknown; sources: ConfigSource[] } | Diagnostic> {
  const { folder, cacheFolder } = engine;
  if (root.includes('?'))
    return {
      id: 'config-broken',
      message: `The settings cannot be read: the path of the site, ${root}, has a “?”, which the bundler does not take for a part of a name.`,
      help: 'Rename the folder, or build the site from another one.',
      file: name,
      line: 1,
      column: 1,
    };
  const bundle = {
    name: `config-${cacheName(root, cacheFolder)}`,
    entries: { config: path.join(root, name) },
    root,
    engine: folder,
    cacheFolder,
  };
  try {
    const output = await bundleForNode(bundle);
    const file = pathToFileURL(path.join(output, 'config.js')).href;
    const loaded: { default?: unknown } = await awaitSiteCode(`${name} (settings)`, () => import(file));
    const inputs = (await bundledInputs(bundle)).filter((file) => file !== name);
    const sources = await Promise.all(
      [name, ...inputs].map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
    );
    return { given: loaded.default, sources };
  } catch (error) {
    const refused = fileSystemError(error);
    if (refused)
      return fileDiagnostic('file-refused', refused.message, refused.help, refused.path === '' ? name : displayPath(root, refused.path));
    const { message, file = name, line, column } = bundleErrorOf(error, root);
    return {
      id: 'config-broken',
      message: `The settings cannot be read: ${message}`,
      help: 'Fix the file. It must export the settings as its default export.',
      file,
      line,
      column,
    };
  }
}

/** Reports folders and files in the settings that do not exist. */
async function missingFiles(
  { root, versions, componentsFolder, theme, stylesFiles, phrasingsFile, brand, configSources }: Settings,
  hasVersions: boolean,
): Promise<Diagnostic[]> {
  const missing: (Pick<Diagnostic, 'id' | 'message' | 'help'> & { keys: string[] })[] = [];
  const look = (file: string | undefined, id: DiagnosticId, what: string, ...keys: string[]) => {
    if (file === undefined) return;
    const isFolder = what.endsWith('folder');
    const found = existsSync(file) ? statSync(file) : undefined;
    if (found && found.isDirectory() === isFolder) return;
    const shown = displayPath(root, file);
    const setting = `\`${keys.join('.')}\` in the settings`;
    const [kind, other] = isFolder ? ['folder', 'file'] : ['file', 'folder'];
    const message = found ? `${what} ${shown} is a ${other}.` : `${what} ${shown} does not exist.`;
    const help = found ? `Name a ${kind} as ${setting}.` : `Create it, or change ${setting}.`;
    missing.push({ id, message, help, keys });
  };
  for (const [index, version] of versions.entries())
    look(version.content, 'content-missing', 'The content folder', ...(hasVersions ? ['versions', String(index)] : []), 'content');
  look(componentsFolder, 'components-missing', 'The components folder', 'components');
  for (const [name, file] of Object.entries(theme)) look(file, 'theme-missing', `The part ${name} of the theme`, 'theme', name);
  for (const file of stylesFiles) look(file, 'styles-missing', 'The style sheet', 'styles');
  look(phrasingsFile, 'phrasings-missing', 'The search phrases file', 'search', 'phrasings');
  for (const [key, file] of Object.entries(brand)) look(file, 'brand-missing', 'The brand file', 'brand', key);
  if (missing.length === 0) return [];
  const { placeOfPath } = await import('./setting-place.ts');
  return missing.map(({ keys, ...fault }) => ({ ...fault, ...placeOfPath(keys, configSources) }));
}

function resolveSettings(config: ParsedConfig, root: string, configFile: string, configSources: ConfigSource[]): Settings {
  const { content, versions, navigation, search, brand, ledger, constants, addresses, components, theme, banner, styles, ...rest } = config;
  const { locales: _, ...given } = rest;
  const { accent, ...brandFiles } = brand;
  const title = config.title ?? (path.basename(root) || 'Documentation');
  const base = config.base === './' ? ANY_BASE : config.base;
  const allVersions = (versions ?? [defaultVersion(content, navigation, root)]).map((version) => ({
    ...version,
    label: version.label ?? version.id,
    content: path.resolve(root, version.content),
  }));
  const languages = resolveLocales(config, { root, title, versions: allVersions });
  const settings: Settings = {
    ...given,
    root,
    title,
    base,
    rootBase: base,
    locale: languages[0]?.key ?? 'root',
    locales: languages,
    // Without a base path of its own, it has no full addresses either.
    site: config.base === './' ? '' : (config.site ?? ''),
    versions: allVersions,
    links: navigation.links,
    ledgerFile: absolute(ledger, root),
    ledger: [],
    names: { ...constants, ...addresses },
    synonyms: search.synonyms,
    phrasingsFile: absolute(search.phrasings, root),
    phrasings: [],
    brand: Object.fromEntries(Object.entries(brandFiles).map(([name, file]) => [name, absolute(file, root)])),
    accent,
    componentsFolder: absolute(components, root),
    theme: Object.fromEntries(Object.entries(theme).map(([name, file]) => [name, path.resolve(root, file)])),
    banner: banner && { ...banner, id: banner.id ?? shortHash(JSON.stringify(banner)) },
    stylesFiles: [styles].flat().map((file) => path.resolve(root, file)),
    editLink: config.editLink ?? '',
    configFile,
    configSources,
  };
  return languages[0] ? localeSettings(settings, languages[0]) : settings;
}

function absolute(file: string | undefined, root: string): string | undefined {
  return file === undefined ? undefined : path.resolve(root, file);
}

function defaultVersion(
  given: string | undefined,
  { sidebar }: ParsedConfig['navigation'],
  root: string,
): NonNullable<ParsedConfig['versions']>[number] {
  const content = given ?? (existsSync(path.join(root, 'content')) ? 'content' : '.');
  return { id: 'main', content, path: '/', sidebars: sidebar && { main: sidebar }, pairs: {} };
}
