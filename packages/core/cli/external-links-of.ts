import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkExternal } from '../check/external/check-external.ts';
import { externalLinks } from '../check/external/external-links.ts';
import { parseRecord, printRecord } from '../check/external/external-record.ts';
import type { SiteModel } from '../model/site-model.ts';
import { type Diagnostic, fileDiagnostic } from '../shared/diagnostic.ts';
import { counted } from '../shared/wording.ts';
import { readText } from '../util/files.ts';

/** Kept in the root of the site, and in its repository: what failed on which day. */
const RECORD = 'external-links.json';

/** Asks for every address of other sites, keeps what the servers said, and returns what is wrong. */
export async function externalLinksOf({ pages, settings }: SiteModel): Promise<Diagnostic[]> {
  const file = path.join(settings.root, RECORD);
  const text = await readText(file);
  const before = text === '' ? {} : parseRecord(text);
  if (!before) {
    const help = 'Correct it, or delete it to begin anew.';
    return [fileDiagnostic('external-record', `${RECORD} cannot be read.`, help, RECORD)];
  }
  const links = externalLinks(pages.values(), settings.site);
  const today = new Date().toISOString().slice(0, 10);
  const { record, diagnostics, asked, failing, unclear, offline } = await checkExternal(links, before, { today });
  if (offline) {
    console.error('No server answered. Nothing was noted.');
    return diagnostics;
  }
  if (printRecord(record) !== text && links.size > 0) await writeFile(file, printRecord(record));
  console.error(
    `${counted(links.size, 'link')} to other sites, ${asked} asked for; ${failing} failing, ${unclear} of servers that refuse programs.`,
  );
  return diagnostics;
}
