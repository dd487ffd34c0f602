import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../bin/bundle.js';
import { cacheName } from './cache-name.ts';
import type { Mistake } from '../shared/mistake.ts';
import { parseConfig } from './parse-config.ts';
import type { Settings, Version } from './settings.ts';
import type { ParsedConfig } from './schema.ts';

const CONFIG_NAMES = ['docs.config.ts', 'docs.config.js', 'docs.config.mjs'];

export interface LoadedSettings {
  settings: Settings | undefined;
  mistakes: Mistake[];
}

/**
 * Reads the settings of the site in `folder`. `overrides` come from the command line and go through
 * the same checks. Without settings any folder of Markdown is a site.
 */
export async function loadSettings(folder: string, cacheFolder: string, overrides: { base?: string } = {}): Promise<LoadedSettings> {
  const root = path.resolve(folder);
  const isFolder = await stat(root).then((s) => s.isDirectory(), () => false);
  if (!isFolder) {
    return { settings: undefined, mistakes: [mistake('folder-missing', `There is no folder ${folder}.`, 'Name the folder that holds the pages.', folder)] };
  }
  const name = CONFIG_NAMES.find((candidate) => existsSync(path.join(root, candidate)));
  const file = name ?? 'docs.config.ts';
  let given: unknown = {};
  if (name) {
    try {
      given = await importConfig(path.join(root, name), root, cacheFolder);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { settings: undefined, mistakes: [mistake('config-broken', `The settings cannot be read: ${firstLine(text)}`, 'Mend the file so that it exports its settings as default.', file)] };
    }
  }
  const { config, mistakes } = parseConfig(given, overrides, file, name ? path.join(root, name) : undefined);
  if (!config) return { settings: undefined, mistakes };
  const settings = resolveSettings(config, root, file);
  for (const version of settings.versions) {
    if (!existsSync(version.content)) {
      const shown = path.relative(root, version.content);
      mistakes.push(mistake('content-missing', `The folder of the pages, ${shown}, does not exist.`, `Make the folder, or name another in \`content\`.`, file));
    }
  }
  return { settings: mistakes.length > 0 ? undefined : settings, mistakes };
}

async function importConfig(file: string, root: string, cacheFolder: string): Promise<unknown> {
  const output = await bundleForNode({ name: `config-${cacheName(root)}`, entries: { config: file }, root, cacheFolder });
  const loaded: { default?: unknown } = await import(pathToFileURL(path.join(output, 'config.js')).href);
  return loaded.default ?? {};
}

function resolveSettings(config: ParsedConfig, root: string, configFile: string): Settings {
  const title = config.title ?? (path.basename(root) || 'Documentation');
  const versions: Version[] = (config.versions ?? [defaultVersion(config, root)]).map((version) => ({
    id: version.id,
    label: version.label ?? version.id,
    content: path.resolve(root, version.content),
    path: version.path.endsWith('/') ? version.path : `${version.path}/`,
    sidebars: version.sidebars,
    pairs: version.pairs,
  }));
  return {
    root,
    title,
    description: config.description,
    base: config.base,
    site: config.site ?? '',
    versions,
    links: config.navigation.links,
    redirects: config.redirects,
    names: { ...config.constants, ...config.addresses },
    analytics: config.analytics,
    componentsFolder: config.components === undefined ? undefined : path.resolve(root, config.components),
    editLink: config.editLink ?? '',
    loadTimeout: config.loadTimeout,
    configFile,
  };
}

function defaultVersion(config: ParsedConfig, root: string) {
  const content = config.content ?? (existsSync(path.join(root, 'content')) ? 'content' : '.');
  const sidebar = config.navigation.sidebar;
  return { id: 'main', label: undefined, content, path: '/', sidebars: sidebar ? { main: sidebar } : undefined, pairs: {} };
}

function mistake(id: string, message: string, help: string, file: string): Mistake {
  return { id, level: 'error', message, help, file, line: 1, column: 1 };
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? text;
}
