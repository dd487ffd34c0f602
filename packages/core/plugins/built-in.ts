import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { MovedSetting } from '../config/former-settings.ts';
import type { FoundSite } from '../config/found-site.ts';
import type { LateOptions } from '../content/markdown/resolve-page.ts';
import type { HostGenerator } from '../hosts/hosting-plan.ts';
import type { Plugin } from '../plugin/define-plugin.ts';
import { isRecord } from '../shared/narrow.ts';
import { provided } from './plugin-set.ts';

/** A plugin that comes with the package. Its module is loaded only by sites that use it. */
export interface BuiltIn {
  load: () => Promise<{ default: unknown }>;
  /** Folder of its files, below `Engine.folder`. */
  folder: string;
  /**
   * Matches pages that need its dialects or static components, for plugins that need not be in the settings. The plugin is
   * loaded, without options, for the first such page.
   */
  late?: RegExp;
  /** Style sheets of a `late` plugin, relative to its folder. A page loads the ones it uses. */
  styles?: readonly string[];
  /** Hosts that it supports, which any site may use in `host`. */
  hosts?: readonly string[];
  /** The setting that it replaced. */
  former?: FormerSetting;
}

/** Recognizes folders written for other tools. */
export interface Recognizer {
  /** Only folders with an entry of such a name are examined. */
  signs: RegExp;
  load: () => Promise<(folder: string) => Promise<FoundSite | undefined>>;
}

export interface FormerSetting {
  setting: string;
  /** The value of that setting → the options of the plugin. */
  options: (value: unknown) => unknown;
  /** The new form: `plugins: [openapi({ … })]`. */
  now: string;
}

let known: ReadonlyMap<string, BuiltIn> = new Map();
let recognizer: Recognizer | undefined;

/** Called once, before anything else, by the entry modules of processes and threads: module name → plugin. */
export function setBuiltIns(plugins: Readonly<Record<string, BuiltIn>>, tools?: Recognizer): void {
  known = new Map(Object.entries(plugins));
  recognizer = tools;
}

/** What another tool's settings say about a folder; undefined if there are none. */
export async function recognize(folder: string): Promise<FoundSite | undefined> {
  const entries = await readdir(folder).catch(() => []);
  if (!recognizer || !entries.some((name) => recognizer?.signs.test(name))) return undefined;
  return (await recognizer.load())(folder);
}

export function builtIn(use: string): BuiltIn | undefined {
  return known.get(use);
}

export function builtIns(): readonly (readonly [use: string, plugin: BuiltIn])[] {
  return [...known];
}

/** Absolute paths of the style sheets of plugins that any page may load. */
export function lateStyles(engineFolder: string): readonly string[] {
  return [...known.values()].flatMap(({ folder, styles = [] }) => styles.map((name) => path.join(engineFolder, folder, name)));
}

/** Names of the hosts that every site may use. */
export function builtInHosts(): readonly string[] {
  return [...known.values()].flatMap(({ hosts = [] }) => hosts);
}

/** Loads the generators of those hosts. */
export async function loadHosts(): Promise<Readonly<Record<string, HostGenerator>>> {
  const modules = await Promise.all([...known.values()].filter(({ hosts }) => hosts).map(({ load }) => load()));
  return Object.fromEntries(modules.flatMap(({ default: plugin }) => (isPlugin(plugin) ? Object.entries(plugin.hosts ?? {}) : [])));
}

/** Dialects and components for the text of a page from plugins that need not be in the settings. */
export async function lateOptions(text: string): Promise<LateOptions | undefined> {
  const wanted = [...known.values()].filter(({ late }) => late?.test(text));
  if (wanted.length === 0) return undefined;
  const plugins = (await Promise.all(wanted.map(({ load }) => load()))).map((module) => module.default).filter(isPlugin);
  const components = plugins.flatMap(({ components: own = {} }) => (typeof own === 'function' ? [] : Object.entries(own)));
  return {
    dialects: plugins.flatMap(({ dialects = [] }) => (typeof dialects === 'function' ? [] : dialects)),
    components: new Map(components.flatMap(([name, one]) => (typeof one === 'string' ? [] : [[name, provided(one)] as const]))),
  };
}

/** Whether a value is a plugin. Its hooks are checked when they run. */
export function isPlugin(value: unknown): value is Plugin {
  return isRecord(value) && typeof value.name === 'string' && /^[\w-]+$/.test(value.name);
}

/** The settings that became plugins of this package. */
export function movedSettings(): MovedSetting[] {
  return builtIns().flatMap(([use, { former }]) => (former ? [{ ...former, use }] : []));
}
