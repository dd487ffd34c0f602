import { existsSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledInputs, bundleForNode } from '../bin/bundle.js';
import { fileFault } from '../bin/file-fault.js';
import { ANY_BASE } from '../shared/any-base.ts';
import type { Mistake } from '../shared/mistake.ts';
import { bundleFault } from './bundle-fault.ts';
import { cacheName } from './cache-name.ts';
import type { ConfigSource } from './config-place.ts';
import { parseConfig, type SettingOverrides } from './parse-config.ts';
import { placeOfPath } from './place-of-path.ts';
import { readAsked } from './read-asked.ts';
import { readLedger } from './read-ledger.ts';
import type { ParsedConfig } from './schema.ts';
import type { Settings, Version } from './settings.ts';
import { shownPath } from './shown-path.ts';

const CONFIG_NAMES = ['docs.config.ts', 'docs.config.js', 'docs.config.mjs'];

export interface LoadedSettings {
  settings: Settings | undefined;
  mistakes: Mistake[];
}

/**
 * Reads the settings of the site in `folder`. `overrides` come from the command line and go through
 * the same checks. Without settings any folder of Markdown is a site.
 */
export async function loadSettings(folder: string, cacheFolder: string, overrides: SettingOverrides = {}): Promise<LoadedSettings> {
  const root = path.resolve(folder);
  const isFolder = await stat(root).then(
    (s) => s.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    return {
      settings: undefined,
      mistakes: [mistake('folder-missing', `The folder ${folder} does not exist.`, 'Pass the folder that contains the site.', folder)],
    };
  }
  const name = CONFIG_NAMES.find((candidate) => existsSync(path.join(root, candidate)));
  const read = name ? await readConfig(name, root, cacheFolder) : { given: {}, sources: [] };
  if ('level' in read) return { settings: undefined, mistakes: [read] };
  const { config, mistakes } = parseConfig(read.given, overrides, read.sources);
  if (!config) return { settings: undefined, mistakes };
  const settings = resolveSettings(config, root, name ?? 'docs.config.ts', read.sources);
  const ledger = await readLedger(settings);
  const complete = await readAsked(ledger.settings);
  mistakes.push(...missingFiles(settings, config.versions !== undefined), ...ledger.mistakes, ...complete.mistakes);
  return { settings: mistakes.length > 0 ? undefined : complete.settings, mistakes };
}

/** What the settings file exports, and the texts that it is made of. */
async function readConfig(name: string, root: string, cacheFolder: string): Promise<{ given: unknown; sources: ConfigSource[] } | Mistake> {
  const bundle = { name: `config-${cacheName(root, cacheFolder)}`, entries: { config: path.join(root, name) }, root, cacheFolder };
  try {
    const output = await bundleForNode(bundle);
    const loaded: { default?: unknown } = await import(pathToFileURL(path.join(output, 'config.js')).href);
    const inputs = (await bundledInputs(bundle)).filter((file) => file !== name);
    const sources = await Promise.all(
      [name, ...inputs].map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
    );
    return { given: loaded.default, sources };
  } catch (error) {
    const refused = fileFault(error);
    if (refused) return mistake('file-refused', refused.message, refused.help, refused.path === '' ? name : shownPath(root, refused.path));
    const { message, file = name, line, column } = bundleFault(error, root);
    return {
      id: 'config-broken',
      level: 'error',
      message: `The settings cannot be read: ${message}`,
      help: 'Fix the file. It must export the settings as its default export.',
      file,
      line,
      column,
    };
  }
}

/** Folders and files that the settings name and that are not there. */
function missingFiles(
  { root, versions, componentsFolder, stylesFile, askedFile, samples, configSources }: Settings,
  hasVersions: boolean,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const look = (file: string | undefined, id: string, what: string, ...keys: string[]) => {
    if (file === undefined) return;
    const isFolder = what.endsWith('folder');
    const found = existsSync(file) ? statSync(file) : undefined;
    if (found && found.isDirectory() === isFolder) return;
    const shown = shownPath(root, file);
    const setting = `\`${keys.join('.')}\` in the settings`;
    const [kind, other] = isFolder ? ['folder', 'file'] : ['file', 'folder'];
    const message = found ? `${what} ${shown} is a ${other}.` : `${what} ${shown} does not exist.`;
    const help = found ? `Name a ${kind} as ${setting}.` : `Create it, or change ${setting}.`;
    mistakes.push({ id, level: 'error', message, help, ...placeOfPath(keys, configSources) });
  };
  for (const [index, version] of versions.entries())
    look(version.content, 'content-missing', 'The content folder', ...(hasVersions ? ['versions', String(index)] : []), 'content');
  look(componentsFolder, 'components-missing', 'The components folder', 'components');
  look(stylesFile, 'styles-missing', 'The style sheet', 'styles');
  look(askedFile, 'asked-missing', 'The search phrases file', 'search', 'asked');
  look(samples?.declarations, 'declarations-missing', 'The declarations file for samples', 'samples', 'declarations');
  return mistakes;
}

function resolveSettings(config: ParsedConfig, root: string, configFile: string, configSources: ConfigSource[]): Settings {
  const title = config.title ?? (path.basename(root) || 'Documentation');
  const versions: Version[] = (config.versions ?? [defaultVersion(config, root)]).map((version) => ({
    id: version.id,
    label: version.label ?? version.id,
    content: path.resolve(root, version.content),
    path: version.path,
    sidebars: version.sidebars,
    pairs: version.pairs,
  }));
  return {
    root,
    title,
    description: config.description,
    base: config.base === './' ? ANY_BASE : config.base,
    // Without a place of its own it has no full addresses either.
    site: config.base === './' ? '' : (config.site ?? ''),
    versions,
    links: config.navigation.links,
    redirects: config.redirects,
    formerBases: config.formerBases,
    ledgerFile: absolute(config.ledger, root),
    ledger: [],
    host: config.host,
    precompress: config.precompress,
    names: { ...config.constants, ...config.addresses },
    synonyms: config.search.synonyms,
    askedFile: absolute(config.search.asked, root),
    asked: [],
    samples: config.samples && { ...config.samples, declarations: absolute(config.samples.declarations, root) },
    analytics: config.analytics,
    componentsFolder: absolute(config.components, root),
    stylesFile: absolute(config.styles, root),
    files: config.files,
    editLink: config.editLink ?? '',
    loadTimeout: config.loadTimeout,
    configFile,
    configSources,
  };
}

function absolute(file: string | undefined, root: string): string | undefined {
  return file === undefined ? undefined : path.resolve(root, file);
}

function defaultVersion(config: ParsedConfig, root: string) {
  const content = config.content ?? (existsSync(path.join(root, 'content')) ? 'content' : '.');
  const sidebar = config.navigation.sidebar;
  return { id: 'main', label: undefined, content, path: '/', sidebars: sidebar ? { main: sidebar } : undefined, pairs: {} };
}

function mistake(id: string, message: string, help: string, file: string): Mistake {
  return { id, level: 'error', message, help, file, line: 1, column: 1 };
}
