import { AuthorError } from '../core/shared/author-error.ts';

export interface Branch {
  text: string;
  inside: Branch[];
}

/** Parses lines indented by two spaces per level into a tree. */
export function indentedLines(lines: readonly string[] | undefined): Branch[] {
  if (!Array.isArray(lines) || lines.length === 0)
    throw new AuthorError('`lines` is empty.', 'Write lines={["Outer", "  Inner"]}, with two spaces for each level.');
  const roots: Branch[] = [];
  const levels: Branch[][] = [roots];
  for (const line of lines) {
    const text = line.trimStart();
    const depth = (line.length - text.length) / 2;
    const siblings = levels[depth];
    if (!siblings)
      throw new AuthorError(`“${text}” is indented too far.`, 'Use two spaces for each level, and no level without one above it.');
    const branch: Branch = { text, inside: [] };
    siblings.push(branch);
    levels.splice(depth + 1, levels.length, branch.inside);
  }
  return roots;
}
