import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FoundSite } from '../config/found-site.ts';
import { type LoadedSettings, loadSettings } from '../config/load-settings.ts';
import { localeSettings, resolveLocales } from '../config/locales.ts';
import type { SettingOverrides } from '../config/parse-config.ts';
import type { Settings } from '../config/settings.ts';
import type { FoundSources } from '../content/source/find-sources.ts';
import { readFolders, type SiteNavigation, type WholeNavigation } from '../model/navigation/folder-navigation.ts';
import { movedSettings, recognize } from '../plugins/built-in.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { type Diagnostic, fileDiagnostic } from '../shared/diagnostic.ts';
import type { EnginePlace } from '../util/engine.ts';
import { displayPath } from '../util/files.ts';

/** The settings of a folder. One without a settings file that is written for another tool has its pages where that tool looks for them. */
export async function loadSite(folder: string, engine: EnginePlace, overrides: SettingOverrides = {}): Promise<LoadedSettings> {
  const loaded = await loadSettings(folder, engine, overrides, movedSettings());
  const { settings } = loaded;
  const [version] = settings?.versions ?? [];
  if (!settings || !version || settings.configSources.length > 0) return loaded;
  const site = await recognize(settings.root).catch(() => undefined);
  // A folder `content` is where a build looks itself; only Hugo has languages there.
  if (version.content !== settings.root && site?.tool !== 'Hugo') return loaded;
  const content = path.resolve(settings.root, site?.content ?? '.');
  const found: Settings = {
    ...settings,
    title: site?.title ?? settings.title,
    description: site?.description ?? settings.description,
    versions: [{ ...version, content: existsSync(content) ? content : version.content }],
  };
  const { locales: languages } = site ?? {};
  if (!languages || settings.rootBase === ANY_BASE) return { ...loaded, settings: found };
  const { lang, words, description } = found;
  const locales = resolveLocales({ locales: languages, lang: site?.lang ?? lang, words, description }, found);
  const [first] = locales;
  return { ...loaded, settings: first ? localeSettings({ ...found, locales, locale: first.key }, first) : found };
}

export interface FoundNavigation {
  navigation: SiteNavigation;
  /** Files that are a navigation and no pages. */
  taken: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

/** What files of other tools say of the order of pages. It counts for the versions whose settings say nothing. Foreign code is not run. */
export async function findNavigation({ versions, root }: Settings, found: readonly FoundSources[]): Promise<FoundNavigation> {
  const whole = new Map<string, WholeNavigation>();
  const taken = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const { id, content, sidebars } of versions) {
    for (const folder of new Set([content, path.dirname(content), root])) {
      const site = await recognize(folder).catch(() => undefined);
      if (!site || path.resolve(folder, site.content) !== content) continue;
      const file = path.join(folder, site.files.at(-1) ?? '');
      if (Object.values(site.sidebars ?? {}).some((entries) => entries.length > 0)) {
        if (sidebars === undefined) whole.set(id, { file: displayPath(root, file), sidebars: site.sidebars ?? {} });
        for (const name of site.files) taken.add(path.join(folder, name));
        break;
      }
      if (sidebars === undefined && (await hasUnreadSidebar(site, folder))) diagnostics.push(unread(displayPath(root, file)));
    }
  }
  const folders = await readFolders(found.flatMap(({ navigation }) => navigation));
  return { navigation: { folders, whole }, taken, diagnostics };
}

/** Whether settings in code speak of a sidebar that only running them would give. */
async function hasUnreadSidebar({ files }: FoundSite, folder: string): Promise<boolean> {
  const code = await Promise.all(
    files.filter((name) => /\.[cm]?[jt]s$/.test(name)).map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')),
  );
  return code.some((text) => /\bsidebar\b/.test(text));
}

function unread(file: string): Diagnostic {
  return fileDiagnostic(
    'navigation-unread',
    `The sidebar in ${file} could only be read by running the file, so the sidebar follows the folders.`,
    'Write it as `navigation.sidebar` in the settings, or run `docs init`.',
    file,
  );
}
