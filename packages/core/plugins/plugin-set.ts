import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { allComponentFiles, type ComponentFile, type ComponentFolders, componentFile } from '../content/components/component-files.ts';
import type { TextDialect } from '../content/markdown/read-dialects.ts';
import type { HostGenerator } from '../hosts/hosting-plan.ts';
import type { PluginContext } from '../plugin/contexts.ts';
import type { Plugin, PluginComponent } from '../plugin/define-plugin.ts';
import type { Option } from '../plugin/option.ts';
import type { ContentComponent } from '../shared/content-component.ts';
import { digest } from '../util/digest.ts';
import { moduleFile } from '../util/engine-modules.js';

/** The settings that plugins can see. */
export type PluginSettings = Pick<
  Settings,
  'plugins' | 'root' | 'title' | 'lang' | 'base' | 'site' | 'names' | 'configSources' | 'configFile' | 'host'
>;

export interface LoadedPlugin {
  plugin: Plugin;
  /** Absolute folder of its files. */
  folder: string;
  options: unknown;
  /** Whether it comes with the package. */
  builtIn: boolean;
}

/** A plugin and what its hooks are called with. */
export interface ReadyPlugin extends LoadedPlugin {
  context: PluginContext;
}

/** The plugins of a site, in the order of the settings. */
export class PluginSet {
  static readonly EMPTY = new PluginSet([], undefined, { hash: '', files: [] });

  readonly all: readonly ReadyPlugin[];
  /** Changes with all declared inputs: code, options, files and environment. */
  readonly key: string;
  /** Absolute paths of their source files and declared files. */
  readonly inputs: readonly string[];
  readonly dialects: readonly TextDialect[];

  constructor(loaded: readonly LoadedPlugin[], settings: PluginSettings | undefined, code: { hash: string; files: readonly string[] }) {
    const { root = '', title = '', lang = 'en', base = '/', site = '', names = {} } = settings ?? {};
    this.all = loaded.map((one) => ({ ...one, context: { options: one.options, root, title, lang, base, site, names } }));
    const inputs = this.all.map(({ plugin, context }) => plugin.inputs?.(context) ?? {});
    const files = inputs.flatMap((one) => one.files ?? []).map((file) => path.resolve(root, file));
    const env = inputs.flatMap((one) => one.env ?? []).map((name) => `${name}=${process.env[name] ?? ''}`);
    this.inputs = [...code.files.map((file) => path.resolve(root, file)), ...files];
    this.key =
      loaded.length === 0
        ? ''
        : digest(
            code.hash,
            JSON.stringify([loaded.map(({ plugin, options }) => [plugin.name, options]), root, title, lang, base, site, names, env]),
            ...files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')),
          );
    this.dialects = this.all.flatMap(({ plugin: { dialects = [] }, context }) =>
      typeof dialects === 'function' ? dialects(context) : dialects,
    );
  }

  /** Frontmatter fields that plugins declare. */
  get fields(): ReadonlyMap<string, Option<unknown>> {
    return new Map(this.all.flatMap(({ plugin }) => Object.entries(plugin.fields ?? {})));
  }

  /** Adds the origins that plugins connect to. */
  withConnections(settings: Settings): Settings {
    const own = this.all.flatMap(({ plugin, context }) => plugin.connections?.(context) ?? []);
    const { allow } = settings;
    return own.length === 0 ? settings : { ...settings, allow: { ...allow, connections: [...new Set([...allow.connections, ...own])] } };
  }

  get styles(): readonly string[] {
    return this.all.flatMap(({ plugin, folder }) => (plugin.styles ?? []).map((file) => path.join(folder, file)));
  }

  /** Components and parts of the theme that are files, for the bundlers. */
  get componentFiles(): readonly ComponentFile[] {
    const parts = this.all.flatMap(({ plugin, folder }) =>
      Object.entries(plugin.theme ?? {}).map(([name, file]): ComponentFile => ({ name, file: path.join(folder, file), kind: 'part' })),
    );
    const components = this.#components.flatMap(([name, one, folder]): ComponentFile[] => {
      if (typeof one === 'string') return componentFile(name, path.join(folder, one));
      return 'file' in one && one.file !== undefined
        ? [{ name, file: moduleFile(path.join(folder, one.file)), kind: 'island', ready: true }]
        : [];
    });
    return [...components, ...parts];
  }

  /** Components that need no bundler, by name. */
  get components(): readonly (readonly [string, ContentComponent])[] {
    return this.#components.flatMap(([name, one]) => (typeof one === 'string' ? [] : [[name, provided(one)] as const]));
  }

  get #components(): readonly (readonly [name: string, component: PluginComponent, folder: string])[] {
    return this.all.flatMap(({ plugin: { components = {} }, context, folder }) =>
      Object.entries(typeof components === 'function' ? components(context) : components).map(
        ([name, one]) => [name, one, folder] as const,
      ),
    );
  }

  get hosts(): Readonly<Record<string, HostGenerator>> {
    return Object.fromEntries(this.all.flatMap(({ plugin }) => Object.entries(plugin.hosts ?? {})));
  }
}

/** Marks a component as correct, so that failures are blamed on the page. */
export function provided(component: ContentComponent): ContentComponent {
  return component.kind === 'markdown' ? component : { ...component, provided: true };
}

/** The files of all components and theme parts, from plugins and the site. The site's take precedence. */
export async function siteComponents(folders: ComponentFolders, { componentFiles: made }: PluginSet): Promise<ComponentFile[]> {
  const own = await allComponentFiles(folders);
  const isPart = ({ kind }: ComponentFile) => kind === 'part' || kind === 'slot';
  const isReplaced = (file: ComponentFile) => own.some((other) => other.name === file.name && isPart(other) === isPart(file));
  return [...made.filter((file) => !isReplaced(file)), ...own];
}
