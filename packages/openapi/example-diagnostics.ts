import type { Diagnostic } from '../core/shared/diagnostic.ts';
import type { Document } from './document.ts';
import { exampleFaults } from './example-faults.ts';
import { linesIn } from './lines-in.ts';

/** Most mistakes of a kind that are worth a line. */
const MOST = 100;

/** What is wrong with the examples of a description, with its lines. */
export function exampleDiagnostics(document: Document, file: string): Diagnostic[] {
  const faults = exampleFaults(document).slice(0, MOST);
  const lines = linesIn(
    document.text,
    faults.map(({ keys }) => keys),
  );
  return faults.map(({ message }, index) => ({
    id: 'openapi-example',
    message: `An example does not fit its schema: ${message}.`,
    help: 'Correct the example, or the schema.',
    file,
    line: lines[index] ?? 1,
    column: 1,
  }));
}
