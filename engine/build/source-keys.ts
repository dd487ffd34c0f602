import type { Source } from '../page/find-sources.ts';
import { readSource } from '../page/read-source.ts';
import type { Mistake } from '../shared/mistake.ts';
import { digest } from './digest.ts';
import type { FileDigests } from './file-digests.ts';

export interface KeyedSource {
  source: Source;
  /** Hash of everything that the compiled page depends on. */
  key: string;
  textDigest: string;
  /** Where the file was read for its key. */
  text?: string;
}

/** Computes the key of each source. A file that cannot be read is left out and reported. */
export function keySources(
  sources: readonly Source[],
  optionsKey: string,
  digests: FileDigests,
): { sources: KeyedSource[]; mistakes: Mistake[] } {
  const keyed: KeyedSource[] = [];
  const mistakes: Mistake[] = [];
  for (const source of sources) {
    const { relativePath, path, folder, prefix, version } = source;
    const found = digests.of(relativePath, source.file, () => readSource(source.file, relativePath));
    if ('level' in found) {
      mistakes.push(found);
      continue;
    }
    const { digest: textDigest, content } = found;
    const key = digest(optionsKey, relativePath, path, folder, prefix, version, textDigest);
    keyed.push({ source, key, textDigest, ...(typeof content === 'string' ? { text: content } : {}) });
  }
  return { sources: keyed, mistakes };
}
