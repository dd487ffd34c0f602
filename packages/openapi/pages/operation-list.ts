import type { ReferenceSay } from '../language/say-reference.ts';
import type { Operation } from '../operations/operations-of.ts';
import { cellText } from './safe-markdown.ts';

/** A table of operations. `linkOf` returns the link of each one; by default, to its heading on the same page. */
export function operationList(
  say: ReferenceSay,
  operations: readonly Operation[],
  linkOf: (operation: Operation) => string = ({ anchor, title }) => `[${cellText(title)}](#${anchor})`,
): string {
  const rows = operations.map((operation) => {
    const { method, path, deprecated } = operation;
    const request = `<ApiMethod method="${method.toLowerCase()}">${method}</ApiMethod> \`${path.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
    return `| ${request} | ${linkOf(operation)}${deprecated ? ` (${say`deprecated`})` : ''} |`;
  });
  return [`| ${say`Request`} | ${say`What it does`} |`, '|---|---|', ...rows].join('\n');
}
