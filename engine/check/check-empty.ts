import type { Diagnostic } from '../shared/diagnostic.ts';
import { fileDiagnostic } from '../shared/file-diagnostic.ts';
import { displayPath } from '../util/display-path.ts';
import type { SiteFolder } from './site-folder.ts';

/** A site must have pages. */
export function checkEmpty({ sources, settings: { root, versions } }: SiteFolder): Diagnostic[] {
  if (sources.length > 0) return [];
  return [
    fileDiagnostic(
      'folder-empty',
      'The folder contains no pages.',
      'Add a Markdown file. `index.md` becomes the home page.',
      displayPath(root, versions[0]?.content ?? ''),
    ),
  ];
}
