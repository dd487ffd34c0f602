import type { Diagnostic } from '../shared/diagnostic.ts';
import { displayPath } from '../util/display-path.ts';
import type { SiteFolder } from './site-folder.ts';

/** A site must have pages. */
export function checkEmpty({ sources, settings: { root, versions } }: SiteFolder): Diagnostic[] {
  if (sources.length > 0) return [];
  return [
    {
      id: 'folder-empty',
      message: 'The folder contains no pages.',
      help: 'Add a Markdown file. `index.md` becomes the home page.',
      file: displayPath(root, versions[0]?.content ?? ''),
      line: 1,
      column: 1,
    },
  ];
}
