import * as v from 'valibot';
import type { PageFacts } from '../../core/plugin/index.ts';

/** Where a page has a link. */
export interface LinkPlace {
  file: string;
  line: number;
  column: number;
}

/** What is looked at of a page. */
interface LinkingPage extends Pick<PageFacts, 'links'> {
  record: Pick<PageFacts['record'], 'relativePath'>;
}

/** Names that no server answers to from here: this machine, and those kept for examples (RFC 2606, RFC 6761). */
const NOWHERE = /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|(.*\.)?example\.(com|net|org)|.*\.(example|test|invalid|localhost|local))$/;

/** The addresses of other sites that pages link to, without fragments, each with its places. `site`: the origin of this one. */
export function externalLinks(pages: Iterable<LinkingPage>, site: string): Map<string, LinkPlace[]> {
  const found = new Map<string, LinkPlace[]>();
  for (const { record, links } of pages) {
    for (const { href, line, column } of links) {
      const full = href.startsWith('//') ? `https:${href}` : href;
      if (!/^https?:/i.test(full) || !URL.canParse(full)) continue;
      const url = new URL(full);
      if (NOWHERE.test(url.hostname) || (site !== '' && url.origin === new URL(site).origin)) continue;
      url.hash = '';
      found.set(url.href, [...(found.get(url.href) ?? []), { file: record.relativePath, line, column }]);
    }
  }
  return found;
}

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const known = v.strictObject({
  /** The day of the last request. */
  checked: day,
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
  /** Where it is now. */
  moved: v.optional(v.string()),
  /** The days on which it failed since it last worked. */
  failed: v.optional(v.array(day)),
  why: v.optional(v.string()),
});
const record = v.record(v.string(), known);

/** What is known of one address, and of all: address → what is known. */
export type KnownAddress = v.InferOutput<typeof known>;
export type ExternalRecord = Record<string, KnownAddress>;

/** Reads what `printRecord` wrote, also after people or a merge edited it; `undefined` where that cannot be. */
export function parseLinkRecord(text: string): ExternalRecord | undefined {
  try {
    const parsed = v.safeParse(record, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** One line for each address, by name, so that a diff shows what changed. */
export function printLinkRecord(all: ExternalRecord): string {
  const lines = Object.keys(all)
    .sort()
    .map((address) => `  ${JSON.stringify(address)}: ${JSON.stringify(all[address])}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
