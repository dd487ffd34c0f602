import { parseAllDocuments } from 'yaml';
import type { SampleFault } from './sample.ts';

/** Why a text is no YAML, of one document or more; `undefined` where it is. */
export function parseYaml(code: string): SampleFault | undefined {
  const documents = parseAllDocuments(code);
  if ('empty' in documents) return undefined;
  const fault = documents.flatMap((document) => document.errors)[0];
  if (!fault) return undefined;
  const { line = 1, col = 1 } = fault.linePos?.[0] ?? {};
  return { message: (fault.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, ''), line, column: col };
}
