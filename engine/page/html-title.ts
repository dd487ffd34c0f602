import { replaceCode } from './replace-code.ts';
import { unescapeHtml } from './unescape-html.ts';

const HEADING = /(?<!\\)<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/i;

/** The text of a title that is written as HTML, as many README files do, or what its picture shows. `undefined` where there is none. */
export function htmlTitle(source: string): string | undefined {
  if (!/<h1[\s>]/i.test(source)) return undefined;
  const text = replaceCode(source, () => '');
  const inner = HEADING.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.[1];
  if (inner === undefined) return undefined;
  const words = (html: string) => unescapeHtml(html).replace(/\s+/g, ' ').trim();
  return words(inner.replace(/<[^>]*>/g, ' ')) || words(/\salt="([^"]*)"/i.exec(inner)?.[1] ?? '');
}
