import type { VersionInfo } from './browser-settings.ts';

/** The version that a page belongs to by its path: the one with the longest beginning in common. */
export function versionAt(path: string, versions: readonly VersionInfo[]): VersionInfo | undefined {
  return versions.filter((version) => path.startsWith(version.path)).sort((a, b) => b.path.length - a.path.length)[0];
}
