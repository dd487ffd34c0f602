import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckContext } from '../../core/plugin/contexts.ts';
import { counted, type Diagnostic, fileDiagnostic } from '../../core/plugin/helpers.ts';
import { readText } from '../../core/plugin/node-helpers.ts';
import { checkExternal } from './check-external.ts';
import { externalLinks, parseLinkRecord, printLinkRecord } from './external-links.ts';
import type { LinkKind } from './kinds.ts';

/** Record of failures and their dates, kept in the root of the site and in its repository. */
const RECORD = 'external-links.json';

/** Checks all links to other sites, updates the record, and returns diagnostics. */
export async function auditLinks({ root, site, facts }: Pick<CheckContext, 'root' | 'site' | 'facts'>): Promise<Diagnostic<LinkKind>[]> {
  const file = path.join(root, RECORD);
  const text = await readText(file);
  const before = text === '' ? {} : parseLinkRecord(text);
  if (!before) {
    const help = 'Correct it, or delete it to start over.';
    return [fileDiagnostic('external-record', `${RECORD} cannot be read.`, help, RECORD)];
  }
  const links = externalLinks(facts.values(), site);
  const today = new Date().toISOString().slice(0, 10);
  const { record, diagnostics, asked, failing, unclear, offline } = await checkExternal(links, before, { today });
  if (offline) {
    console.error('No server responded. The record is unchanged.');
    return diagnostics;
  }
  if (printLinkRecord(record) !== text && links.size > 0) await writeFile(file, printLinkRecord(record));
  console.error(
    `${counted(links.size, 'link')} to other sites, ${asked} requested; ${failing} failing, ${unclear} on servers that refuse automated requests.`,
  );
  return diagnostics;
}
