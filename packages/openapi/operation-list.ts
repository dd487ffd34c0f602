import type { Operation } from './operations-of.ts';
import { cellText } from './writer.ts';

/** A table of operations, each with a link to its heading. `addressOf` gives the address of the page that it is on. */
export function operationList(operations: readonly Operation[], addressOf: (operation: Operation) => string = () => ''): string {
  const rows = operations.map((operation) => {
    const { method, path, title, anchor, deprecated } = operation;
    const request = `<ApiMethod method="${method.toLowerCase()}">${method}</ApiMethod> \`${path.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
    return `| ${request} | [${cellText(title)}](${addressOf(operation)}#${anchor})${deprecated ? ' (deprecated)' : ''} |`;
  });
  return ['| Request | What it does |', '|---|---|', ...rows].join('\n');
}
