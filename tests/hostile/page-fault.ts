import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Outcome } from './page-compiler.ts';

/** Describes what is wrong with an outcome: it must be a page or messages, and the HTML must not escape its container. */
export function pageFault(outcome: Outcome): string | undefined {
  if ('lost' in outcome) return `the process was lost: ${outcome.lost}`;
  if ('thrown' in outcome) return outcome.thrown;
  for (const { message, help, line } of outcome.diagnostics) {
    if (line !== undefined && !(line >= 1)) return `“${message}” is at line ${line}`;
    if (message === '' || help === '' || /^\s+at .*:\d+:\d+\)?$/m.test(message)) return `a message is not for an author: ${message}`;
  }
  const [main, after, ...others] = parseFragment(`<main>${outcome.html}</main><footer></footer>`).childNodes;
  if (main?.nodeName !== 'main' || after?.nodeName !== 'footer' || others.length > 0) return 'the HTML escapes its container';
  return containsFooter(main) ? 'the HTML closes what it did not open' : undefined;
}

/** Whether a parser moved the footer into the page, because of an unbalanced tag. */
function containsFooter(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  return 'childNodes' in node && node.childNodes.some((child) => child.nodeName === 'footer' || containsFooter(child));
}
