import type { Settings } from '../config/settings.ts';
import { shownPath } from '../config/shown-path.ts';
import type { Source } from '../page/find-sources.ts';
import type { Mistake } from '../shared/mistake.ts';

/** A site must have pages. */
export function checkEmpty(sources: readonly Source[], { root, versions }: Settings): Mistake[] {
  if (sources.length > 0) return [];
  return [
    {
      id: 'folder-empty',
      level: 'error',
      message: 'The folder contains no pages.',
      help: 'Add a Markdown file. `index.md` becomes the home page.',
      file: shownPath(root, versions[0]?.content ?? ''),
      line: 1,
      column: 1,
    },
  ];
}
