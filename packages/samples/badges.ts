import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { scanFences } from './run/fences/scan-fences.ts';
import { fileDigests, samplesDigest } from './run/outcome/samples-digest.ts';

const reportSchema = v.object({
  pages: v.array(
    v.object({
      page: v.string(),
      ran: v.number(),
      isProven: v.boolean(),
      tools: v.array(v.string()),
      digest: v.string(),
      included: v.record(v.string(), v.string()),
    }),
  ),
});

/** Content of a page's badge. */
export interface Badge {
  /** Number of samples that ran. */
  ran: number;
  /** Tools that ran them, with their versions: `Node.js 22.18.0`. */
  tools: string[];
}

/** Address and source of a page. */
export interface BadgePage {
  path: string;
  relativePath: string;
}

/** The badge of a page, if all its samples ran, passed and haven't changed since. `report`: file of the last run. */
export function badgeOf({ path: address, relativePath }: BadgePage, root: string, report: string): Badge | undefined {
  const found = readReport(path.join(root, report)).get(address);
  if (!found?.isProven) return undefined;
  const now = samplesDigest(scanFences(readFileSync(path.join(root, relativePath), 'utf8')));
  const included = fileDigests(root, Object.keys(found.included));
  return now === found.digest && JSON.stringify(included) === JSON.stringify(found.included)
    ? { ran: found.ran, tools: found.tools }
    : undefined;
}

type Pages = ReadonlyMap<string, v.InferOutput<typeof reportSchema>['pages'][number]>;
/** Cache of the last report, because every page needs it. Valid until the file changes. */
let known: { file: string; changed: number; pages: Pages } | undefined;

/** Pages of a report by address. A missing or incompatible report proves nothing. */
function readReport(file: string): Pages {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (known?.file === file && known.changed === changed) return known.pages;
  let pages: Pages = new Map();
  try {
    const { output, success } = v.safeParse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (success) pages = new Map(output.pages.map((one) => [one.page, one]));
  } catch {
    // Counts as no report.
  }
  known = { file, changed, pages };
  return pages;
}
