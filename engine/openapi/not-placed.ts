import type { Source } from '../content/source/find-sources.ts';
import { readSource } from '../content/source/read-source.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { Document } from './document.ts';
import { operationsOf } from './operations-of.ts';

/** What is missing on a page whose author places the operations: each has to be there once. */
export function notPlaced(document: Document, page: Source): Diagnostic[] {
  const text = readSource(page.file, page.relativePath);
  if (typeof text !== 'string') return []; // reported with the page
  const uses = [...text.matchAll(/^<Endpoint\s+id="([^"]*)"/gm)].map(([, id]) => id);
  const here = { file: page.relativePath, line: 1, column: 1 } as const;
  const missing = operationsOf(document).filter(({ name }) => !uses.includes(name));
  const diagnostics = missing.map(
    ({ name, title, anchor }): Diagnostic => ({
      id: 'openapi-missing',
      message: `The page does not show the operation “${name}”.`,
      help: `Add \`### ${title} {#${anchor}}\`, and below it \`<Endpoint id="${name}" />\`.`,
      ...here,
    }),
  );
  return diagnostics;
}
