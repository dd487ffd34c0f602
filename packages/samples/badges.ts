import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { scanFences } from './run/fences/scan-fences.ts';
import { samplesDigest } from './run/outcome/samples-digest.ts';

const reportSchema = v.object({
  pages: v.array(v.object({ page: v.string(), ran: v.number(), isProven: v.boolean(), tools: v.array(v.string()), digest: v.string() })),
});

/** What a badge of a page says. */
export interface Badge {
  /** How many samples ran. */
  ran: number;
  /** Tools that ran them, with their versions: `Node.js 22.18.0`. */
  tools: string[];
}

interface Site {
  root: string;
  /** Address and source of each page. */
  pages: readonly { path: string; relativePath: string }[];
}

/** Address → badge of the pages whose samples all ran and passed, and are the same as then. `report`: text of the file of the last run. */
export function provenPages(report: string, { root, pages }: Site): Record<string, Badge> {
  const files = new Map(pages.map((page) => [page.path, page.relativePath]));
  const badges: Record<string, Badge> = {};
  for (const { page, ran, isProven, tools, digest } of readReport(report)) {
    const file = files.get(page);
    if (!isProven || file === undefined) continue;
    const now = samplesDigest(scanFences(readFileSync(path.join(root, file), 'utf8')));
    if (now === digest) badges[page] = { ran, tools };
  }
  return badges;
}

/** A report that is missing or of another form proves nothing. */
function readReport(text: string): v.InferOutput<typeof reportSchema>['pages'] {
  try {
    const result = v.safeParse(reportSchema, JSON.parse(text));
    return result.success ? result.output.pages : [];
  } catch {
    return [];
  }
}
