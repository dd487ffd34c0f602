import { hasIncludes, splitIncludes } from '../content/markdown/expand-includes.ts';
import { readPage } from '../content/markdown/read-page.ts';
import { FIELD_NAMES } from '../content/source/field-names.ts';
import type { Source } from '../content/source/find-sources.ts';
import { type GivenAddress, parseFrontmatter } from '../content/source/frontmatter.ts';
import { frontmatterBlock } from '../content/source/frontmatter-block.ts';
import { withAddresses } from '../content/source/page-addresses.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { digest } from '../util/digest.ts';
import type { FileDigests } from '../util/file-digests.ts';

export interface KeyedSource {
  source: Source;
  /** Hash of all inputs of the compiled page. */
  key: string;
  textDigest: string;
  /** Set if the file had to be read to compute the key. */
  text?: string;
}

/** A source that has been read, or is known to be unchanged. */
export interface ReadSource {
  source: Source;
  /** The address declared by the page. */
  given: GivenAddress | undefined;
  textDigest: string;
  /** Set if the file was read. */
  text?: string;
}

/** Suffix of the note of a page whose text depends on other files. */
const INCLUDES = '\0includes';

/** Reads all sources that may have changed, which includes all pages with includes. Unreadable files are left out and reported. */
export function readChanged(sources: readonly Source[], digests: FileDigests): { read: ReadSource[]; diagnostics: Diagnostic[] } {
  const read: ReadSource[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of sources) {
    const { relativePath, file } = source;
    const found = digests.of(
      relativePath,
      file,
      () => readPage(source),
      noteOf,
      (note) => note.endsWith(INCLUDES),
    );
    if ('message' in found) {
      diagnostics.push(found);
      continue;
    }
    const { digest: textDigest, note, content } = found;
    const [field, value = ''] = note.split('\0');
    const given = field ? { field, value } : undefined;
    read.push({ source, given, textDigest, ...(typeof content === 'string' ? { text: content } : {}) });
  }
  return { read, diagnostics };
}

/** Notes the address in the frontmatter of a page, and whether it has includes. Few pages have either. */
function noteOf(text: string | Uint8Array): string {
  if (typeof text !== 'string') return '';
  const { fields } = frontmatterBlock(text);
  const address = FIELD_NAMES.address.some((name) => Object.hasOwn(fields, name))
    ? parseFrontmatter(splitIncludes(text).text).address
    : undefined;
  return (address ? `${address.field}\0${address.value}` : '') + (hasIncludes(text) ? (address ? '' : '\0') + INCLUDES : '');
}

/** The key of each source at its address. */
export function keySources(read: readonly ReadSource[], optionsKey: string): KeyedSource[] {
  const sources = withAddresses(read);
  return read.flatMap(({ textDigest, text }, at) => {
    const source = sources[at];
    if (!source) return [];
    const { relativePath, path, folder, prefix, version, locale = '', wiki = false } = source;
    return [
      {
        source,
        key: digest(optionsKey, relativePath, path, folder, prefix, version, locale, String(wiki), textDigest),
        textDigest,
        ...(text === undefined ? {} : { text }),
      },
    ];
  });
}
