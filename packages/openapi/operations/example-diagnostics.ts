import type { Diagnostic } from '../../core/shared/diagnostic.ts';
import type { Document, SourceFile } from '../description/document.ts';
import { linesIn } from '../description/lines-in.ts';
import { exampleFaults } from './example-faults.ts';

/** Maximum number of mistakes to report. */
const MOST = 100;

/** Diagnostics about the examples of a description, with their lines. */
export function exampleDiagnostics(document: Document, file: string): Diagnostic[] {
  const all = exampleFaults(document);
  const faults = all.slice(0, MOST);
  const origins = faults.map(({ keys }) => document.originOf(keys));
  const lines = new Map<SourceFile, number[]>();
  for (const { file: source } of origins.flatMap((origin) => origin ?? []))
    if (!lines.has(source))
      lines.set(
        source,
        linesIn(
          source.text,
          origins.map((origin) => (origin?.file === source ? origin.keys : [])),
        ),
      );
  return faults.map(({ message }, index) => {
    const source = origins[index]?.file;
    const others = index === MOST - 1 && all.length > MOST ? ` ${all.length - MOST} others do not fit either.` : '';
    return {
      id: 'openapi-example',
      message: `An example does not fit its schema: ${message}.${others}`,
      help: 'Correct the example, or the schema.',
      file: source?.name ?? file,
      line: (source && lines.get(source)?.[index]) ?? 1,
      column: 1,
    };
  });
}
