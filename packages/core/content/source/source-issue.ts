import type { DiagnosticId } from '../../shared/diagnostic-kinds.ts';

export interface SourceIssue {
  id: DiagnosticId;
  message: string;
  help: string;
  line: number;
  column: number;
}

/** Reports an image without alternative text; `image` is its source as the author wrote it. */
export function imageIssue(image: string, { line, column }: { line: number; column: number }): SourceIssue {
  return {
    id: 'image-alt',
    message: `The image ${image} has no alternative text.`,
    help: 'Describe the image between the brackets: `![description](file.png)`. For a purely decorative image, use `<img alt="">`.',
    line,
    column,
  };
}

/** Reports HTML removed from untrusted text. */
export function removedIssue(what: string): Pick<SourceIssue, 'id' | 'message' | 'help'> {
  return {
    id: 'html-removed',
    message: `${what} is removed, because it could run code, load something or change how the page looks.`,
    help: "Write Markdown instead. Without `html: 'safe'` in the settings, the site trusts its authors and keeps it.",
  };
}

/** Reports an import or export of a page. */
export function importIssue(place: { line: number; column: number }): SourceIssue {
  return {
    id: 'mdx-import',
    message: 'Pages cannot contain import or export statements.',
    help: 'Remove the statement. Pages can use built-in components, and those in the `components` folder, by name.',
    ...place,
  };
}

/** Turns an error of the compiler, which begins with its location (`5:16: Could not parse …`), into an issue. */
export function syntaxIssue(error: unknown): SourceIssue {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+)(?:-\d+:\d+)?: (.*)/s.exec(text);
  return {
    id: 'markdown-syntax',
    message: `The page cannot be parsed: ${(match?.[3] ?? text).replace(/\s*\([\w-]+:[\w-]+\)\s*$/, '')}.`.replace(/\.\.$/, '.'),
    help: 'In .mdx files, close every tag and escape `{` and `<` in text as `\\{` and `\\<`. If the page uses no components, rename it to .md, where these characters are plain text.',
    line: Number(match?.[1] ?? 1),
    column: Number(match?.[2] ?? 1),
  };
}
