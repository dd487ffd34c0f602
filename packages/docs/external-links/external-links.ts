import * as v from 'valibot';
import type { PageFacts } from '../../core/plugin/index.ts';

/** Location of a link. */
export interface LinkPlace {
  file: string;
  line: number;
  column: number;
}

/** The parts of a page that are used here. */
interface LinkingPage extends Pick<PageFacts, 'links'> {
  record: Pick<PageFacts['record'], 'relativePath'>;
}

/** Hosts that can't be checked: the local machine, and names reserved for examples (RFC 2606, RFC 6761). */
const UNREACHABLE =
  /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|(.*\.)?example\.(com|net|org)|.*\.(example|test|invalid|localhost|local))$/;

/** External addresses that pages link to, without fragments, each with its locations. `site`: origin of this site. */
export function externalLinks(pages: Iterable<LinkingPage>, site: string): Map<string, LinkPlace[]> {
  const found = new Map<string, LinkPlace[]>();
  for (const { record, links } of pages) {
    for (const { href, line, column } of links) {
      const full = href.startsWith('//') ? `https:${href}` : href;
      if (!/^https?:/i.test(full) || !URL.canParse(full)) continue;
      const url = new URL(full);
      if (UNREACHABLE.test(url.hostname) || (site !== '' && url.origin === new URL(site).origin)) continue;
      url.hash = '';
      found.set(url.href, [...(found.get(url.href) ?? []), { file: record.relativePath, line, column }]);
    }
  }
  return found;
}

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const known = v.strictObject({
  /** Day of the last request. */
  checked: day,
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
  /** Its new address. */
  moved: v.optional(v.string()),
  /** Days on which it failed since it last worked. */
  failed: v.optional(v.array(day)),
  why: v.optional(v.string()),
});
const record = v.record(v.string(), known);

/** Record of one address; `ExternalRecord` maps addresses to their records. */
export type KnownAddress = v.InferOutput<typeof known>;
export type ExternalRecord = Record<string, KnownAddress>;

/** Reads the output of `printLinkRecord`, which people or a merge may have edited. Returns `undefined` if it's invalid. */
export function parseLinkRecord(text: string): ExternalRecord | undefined {
  try {
    const parsed = v.safeParse(record, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** One line per address, sorted, so diffs are readable. */
export function printLinkRecord(all: ExternalRecord): string {
  const lines = Object.keys(all)
    .sort()
    .map((address) => `  ${JSON.stringify(address)}: ${JSON.stringify(all[address])}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
