import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputChanges } from '../output/output-record.ts';
import type { CheckContext, PluginPage } from '../plugin/contexts.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import type { InterfaceWords } from '../shared/interface-words.ts';
import type { PluginSet } from './plugin-set.ts';
import { hookFailure, pluginDiagnostic, runHook } from './run-hook.ts';

/** A page as hooks see it. */
export function pluginPage({ record, version, data = {} }: PageFacts): PluginPage {
  return { ...record, version, data };
}

/** Published pages as hooks see them, in the order of their addresses. */
export function pluginPages({ pages }: Pick<SiteModel, 'pages'>): PluginPage[] {
  return [...pages.values()].map(pluginPage).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Runs the `checks` of plugins. */
export async function checkPlugins({ all }: PluginSet, model: SiteModel): Promise<AnyDiagnostic[]> {
  const found: AnyDiagnostic[] = [];
  const pages = all.some(({ plugin }) => plugin.checks) ? pluginPages(model) : [];
  for (const { plugin, context } of all) {
    const { name, checks } = plugin;
    if (!checks) continue;
    const report: CheckContext['report'] = (kind, message, help, place) =>
      found.push({
        ...pluginDiagnostic(plugin, kind, message, help),
        ...(typeof place === 'string' ? { file: place, line: 1, column: 1 } : place),
      });
    try {
      await runHook(name, 'checks', () => checks({ ...context, pages, facts: model.pages, report }));
    } catch (error) {
      found.push(hookFailure(name, 'checks', error, model.settings.configFile));
    }
  }
  return found;
}

export interface PluginFiles {
  /** Address → content. */
  texts: Map<string, string | Uint8Array>;
  diagnostics: AnyDiagnostic[];
}

/** Files that plugins generate from all pages. A file whose address is taken is reported and left out. */
export async function pluginFiles({ all }: PluginSet, model: SiteModel): Promise<PluginFiles> {
  const made: PluginFiles = { texts: new Map(), diagnostics: [] };
  const { configFile, files } = model.settings;
  const pages = all.some(({ plugin }) => plugin.files) ? pluginPages(model) : [];
  const isTaken = (address: string) => made.texts.has(address) || Object.hasOwn(files, address) || model.assets.has(address);
  for (const { plugin, context } of all) {
    const { name, files: make } = plugin;
    if (!make) continue;
    try {
      const found = (await runHook(name, 'files', () => make({ ...context, pages }))) ?? {};
      for (const [address, content] of Object.entries(found)) {
        if (typeof content !== 'string' && !(content instanceof Uint8Array)) throw new Error(`the content of ${address} is no text`);
        if (!/^\/(?:[^/?#]+\/)*[^/?#]+$/.test(address))
          throw new AuthorError(`\`${address}\` is not a file address`, 'Write an address such as "/feed.xml".');
        if (isTaken(address)) throw new AuthorError(`the site has another file at ${address}`, 'Choose another address.');
        made.texts.set(address, content);
      }
    } catch (error) {
      made.diagnostics.push(hookFailure(name, 'files', error, configFile));
    }
  }
  return made;
}

/** HTML that plugins add to the head or foot of a page. A failure stops the build with the plugin's name. */
export function pluginHtml(place: 'head' | 'foot', { all }: PluginSet, facts: PageFacts, words: InterfaceWords): string {
  const translated = new Map<string, string>(Object.entries(words));
  const say = (english: string) => translated.get(english) ?? english;
  return all
    .map(({ plugin, context }) => {
      const render = plugin[place];
      if (!render) return '';
      try {
        return renderToStaticMarkup(createElement(Fragment, null, render(pluginPage(facts), { ...context, say })));
      } catch (error) {
        const { message, help } = hookFailure(plugin.name, place, error, facts.record.relativePath);
        throw new AuthorError(`${message} (${facts.record.relativePath})`, help);
      }
    })
    .join('');
}

/** Tells plugins that the site was published. */
export async function afterBuild({ all }: PluginSet, folder: string, changes: OutputChanges, configFile: string): Promise<AnyDiagnostic[]> {
  const found: AnyDiagnostic[] = [];
  for (const { plugin, context } of all) {
    const { name, built } = plugin;
    if (!built) continue;
    try {
      await runHook(name, 'built', () => built({ ...context, folder, changes }));
    } catch (error) {
      found.push(hookFailure(name, 'built', error, configFile));
    }
  }
  return found;
}
