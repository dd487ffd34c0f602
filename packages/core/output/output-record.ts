import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import { keepChecksummed, readChecksummed } from '../util/checksummed-file.ts';

/** A set of files that depends only on its key. */
export interface Made {
  key: string;
  hash: string;
  /** Addresses of its files. */
  files: string[];
}

/** The summary that a build prints, and the key of its inputs. */
export interface SiteSummary {
  key: string;
  pages: number;
  diagnostics: ReportedDiagnostic[];
}

/** What the last build of a folder wrote, stored with the caches. An entry is trusted only if it matches the file on disk. */
export interface OutputRecord {
  site: SiteSummary | undefined;
  /** Address → stamp of the file. */
  files: ReadonlyMap<string, string>;
  /** Name, such as the path of a page → what its files were made of. */
  made: ReadonlyMap<string, Made>;
}

interface StoredRecord {
  site?: SiteSummary;
  files: [address: string, stamp: string][];
  made: [name: string, made: Made][];
}

/** Undefined if there is no record, or if another engine wrote it. */
export function readOutputRecord(file: string, engine: string): OutputRecord | undefined {
  // Written by `writeOutputRecord`.
  const stored = readChecksummed(file, engine) as StoredRecord | undefined;
  return stored && { site: stored.site, files: new Map(stored.files), made: new Map(stored.made) };
}

export async function writeOutputRecord(file: string, engine: string, { site, files, made }: OutputRecord): Promise<void> {
  await keepChecksummed(file, engine, { ...(site ? { site } : {}), files: [...files], made: [...made] } satisfies StoredRecord);
}

/** Files that a build changed, in sorted lists. */
export interface OutputChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares the previous content of a folder with the files of a build: path → whether it is new. */
export function outputChanges(before: ReadonlySet<string>, files: ReadonlyMap<string, boolean>): OutputChanges {
  const fresh = [...files].filter(([, isNew]) => isNew).map(([place]) => place);
  return {
    added: fresh.filter((place) => !before.has(place)).sort(),
    changed: fresh.filter((place) => before.has(place)).sort(),
    removed: [...before].filter((place) => !files.has(place)).sort(),
  };
}
