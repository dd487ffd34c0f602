import { readSource } from '../core/content/source/read-source.ts';
import type { Diagnostic } from '../core/shared/diagnostic.ts';
import type { Document } from './description/document.ts';
import { makeReference, objectSections } from './pages/reference.ts';

interface Written {
  readonly file: string;
  readonly relativePath: string;
}

/** Reports operations and objects missing on `page` and the pages below it, if the author places the operations. */
export function notPlaced(document: Document, page: Written, below: readonly Written[] = []): Diagnostic[] {
  const texts = [page, ...below].map(({ file, relativePath }) => readSource(file, relativePath));
  if (typeof texts[0] !== 'string') return []; // reported with the page
  const text = texts.filter((one) => typeof one === 'string').join('\n');
  const uses = [...text.matchAll(/^<Endpoint\s+id="([^"]*)"/gm)].map(([, id]) => id);
  const here = { file: page.relativePath, line: 1, column: 1 } as const;
  const reference = makeReference(document, { areas: [], variable: 'API_KEY', send: [], resolveLink: (href) => href });
  const { operations } = reference;
  const objects = objectSections(reference);
  const missing = operations.filter(({ name }) => !uses.includes(name));
  const diagnostics = missing.map(
    ({ name, title, anchor }): Diagnostic => ({
      id: 'openapi-missing',
      message: `The page does not show the operation “${name}”.`,
      help: `Add \`### ${title} {#${anchor}}\`, and below it \`<Endpoint id="${name}" />\`.`,
      ...here,
    }),
  );
  if (objects.length > 0 && !/^<ApiObjects\b/m.test(text))
    diagnostics.push({
      id: 'openapi-missing',
      message: 'The page does not show the objects that its operations link to.',
      help: 'Add `## Objects {#objects}`, and below it `<ApiObjects />`.',
      ...here,
    });
  return diagnostics;
}
