import { withoutFrontmatter } from '../source/frontmatter-block.ts';
import { replaceCode } from './replace-code.ts';

/** Beyond these limits, the compiler takes twice as long for each further tag in braces, or overflows the stack and crashes. */
const MOST_IN_BRACES = 16;
const MOST_TAGS = 100;
const MOST_BRACES = 100;
const MOST_IN_PARAGRAPH = 5000;
const MOST_EXPRESSIONS = 3000;
const SIGNS = /\\.|[{}]|<\/?(?=[A-Za-z])|\/>|\n[ \t]*\n/g;
/** Nobody writes this. */
const BRACKETS = /(?:[[({!~]\s*){1000}/;

/**
 * Returns the reason why an .mdx source must not be passed to the compiler, which has no limits of its own; `undefined` if there is
 * none.
 */
export function tooDeep(source: string): string | undefined {
  if (BRACKETS.test(source)) return 'brackets are nested too deeply';
  let [tags, braces, inBraces, inParagraph, expressions] = [0, 0, 0, 0, 0];
  const text = replaceCode(withoutFrontmatter(source), () => '');
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '{') {
      if (braces === 0) expressions++;
      braces++;
    } else if (sign === '}') braces = Math.max(0, braces - 1);
    else if (sign.startsWith('\n')) [inParagraph, expressions] = [0, 0];
    else if (sign === '<') {
      // After a name in braces, it is not a tag: `Array<string>`.
      if (braces > 0 && /[\w$]/.test(text[index - 1] ?? '')) continue;
      tags++;
      inParagraph++;
      if (braces > 0) inBraces++;
    } else if (sign === '</' || sign === '/>') {
      tags = Math.max(0, tags - 1);
      inBraces = Math.max(0, inBraces - 1);
    }
    if (braces === 0) inBraces = 0;
    if (inBraces > MOST_IN_BRACES) return 'tags in braces are not closed';
    if (inParagraph > MOST_IN_PARAGRAPH) return `a paragraph has more than ${MOST_IN_PARAGRAPH} tags`;
    if (expressions > MOST_EXPRESSIONS) return `a paragraph has more than ${MOST_EXPRESSIONS} expressions`;
    if (tags > MOST_TAGS) return 'tags are nested too deeply, or not closed';
    if (braces > MOST_BRACES) return 'braces are nested too deeply, or not closed';
  }
  return undefined;
}
