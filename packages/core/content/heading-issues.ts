import type { CompiledMarkdown } from './markdown/compile/compiled-markdown.ts';
import type { SourceIssue } from './source/source-issue.ts';

/** Ids of the frame, such as `docsMain`. Slugs have no capital letters, so only explicit ids can collide with them. */
const FRAME_ID = /^docs[A-Z]/;

/** Reports headings that skip a level, and anchors that are used twice or belong to the frame. */
export function headingIssues(compiled: CompiledMarkdown, headings: { level: number; text: string }[], ids: string[]): SourceIssue[] {
  const issues: SourceIssue[] = [];
  let last = 1;
  let next = 0;
  for (const heading of headings) {
    const line = compiled.headers[next]?.line ?? 1;
    if (heading.level > 1) next++;
    if (heading.level > last + 1) {
      issues.push({
        id: 'heading-jump',
        message: `The heading “${heading.text}” skips from level ${last} to level ${heading.level}.`,
        help: `Use level ${last + 1} (${'#'.repeat(last + 1)}).`,
        line,
        column: 1,
      });
    }
    last = heading.level;
  }
  const seen = new Set<string>();
  for (const id of ids) {
    const ofFrame = FRAME_ID.test(id);
    if (ofFrame || seen.has(id)) {
      const line = compiled.headers.findLast((header) => header.slug === id)?.line ?? 1;
      issues.push({
        id: 'slug-duplicate',
        message: ofFrame ? `The anchor #${id} belongs to the frame of the page.` : `The anchor #${id} is used twice on this page.`,
        help: ofFrame
          ? 'Use one that does not start with “docs” and a capital letter.'
          : 'Give one of the headings a different anchor with {#slug}.',
        line,
        column: 1,
      });
    }
    seen.add(id);
  }
  return issues;
}
