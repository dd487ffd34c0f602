import { scanHtml } from '../html/scan-html.ts';
import { replaceCode } from './replace-code.ts';

const HEADING = /(?<!\\)<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/i;

/**
 * Text of an HTML title, as in many README files, or the alternative text of the picture in it. An `<h1>` below other headings is not a
 * title.
 */
export function htmlTitle(source: string): string | undefined {
  if (!/<h1[\s>]/i.test(source)) return undefined;
  const text = replaceCode(source, () => '').replace(/<!--[\s\S]*?-->/g, '');
  const title = HEADING.exec(text);
  const inner = title?.[1];
  if (inner === undefined || /^ {0,3}#{2,6}[ \t]/m.test(text.slice(0, title?.index))) return undefined;
  return wordsOf(inner.replace(/<[^>]*>/g, ' ')) || wordsOf(/\salt="([^"]*)"/i.exec(inner)?.[1] ?? '');
}

/** Uses the HTML parser, which decodes all two thousand entities, as the page does. */
function wordsOf(html: string): string {
  const [heading] = scanHtml(`<h1>${html}</h1>`, { base: '/', resolveFile: () => undefined }).headings;
  return (heading?.text ?? '').replace(/\s+/g, ' ').trim();
}
