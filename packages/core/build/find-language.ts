import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FoundSite } from '../config/found-site.ts';
import type { Settings } from '../config/settings.ts';
import { type Asset, type FoundSources, findSources, type Source } from '../content/source/find-sources.ts';
import { readFolders, type SiteNavigation, type WholeNavigation } from '../model/navigation/folder-navigation.ts';
import type { SiteFiles } from '../model/site-model.ts';
import { recognize } from '../plugins/built-in.ts';
import { type AnyDiagnostic, type Diagnostic, fileDiagnostic } from '../shared/diagnostic.ts';
import { displayPath } from '../util/files.ts';

interface FoundLanguage extends SiteFiles {
  settings: Settings;
  /** By version. */
  found: FoundSources[];
  sources: Source[];
  assets: Asset[];
  diagnostics: AnyDiagnostic[];
}

/** The files of the site in one language. */
export async function findLanguage(settings: Settings, out?: string): Promise<FoundLanguage> {
  const found = await Promise.all(settings.versions.map((version) => findSources(version, settings.root, out)));
  const { navigation, taken, diagnostics } = await findNavigation(settings, found);
  return {
    settings,
    found,
    sources: found.flatMap((result) => result.sources).filter(({ file }) => !taken.has(file)),
    assets: found.flatMap((result) => result.assets),
    navigation,
    diagnostics: [...found.flatMap((result) => result.diagnostics), ...diagnostics],
  };
}

/** Translations also have the files and page order of the original. Their own take precedence. */
export function withShared([original, ...translations]: readonly SiteFiles[]): SiteFiles[] {
  if (!original) return [];
  return [
    original,
    ...translations.map(({ assets, navigation }) => ({
      assets: [...original.assets, ...assets],
      navigation: {
        folders: new Map(
          [...original.navigation.folders].map(([version, folders]) => [
            version,
            new Map([...folders, ...(navigation.folders.get(version) ?? [])]),
          ]),
        ),
        whole: new Map([...original.navigation.whole, ...navigation.whole]),
      },
    })),
  ];
}

interface FoundNavigation {
  navigation: SiteNavigation;
  /** Files that are navigation, not pages. */
  taken: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

/** Page order from other tools' files, for versions without sidebars in the settings. Foreign code is never run. */
async function findNavigation({ versions, root }: Settings, found: readonly FoundSources[]): Promise<FoundNavigation> {
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

/** Whether settings written in code mention a sidebar that could only be obtained by running them. */
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
