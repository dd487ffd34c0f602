import { isHtmlTag, VOID_TAGS } from '../../shared/html-tags.ts';
import { isAlias } from './component-aliases.ts';
import { changeAroundCode } from './replace-code.ts';

const VOID = new RegExp(`<(${[...VOID_TAGS].join('|')})((?:\\s[^<>]*?)?)(?<!/)>`, 'gi');

/** What Markdown allows and .mdx does not, in the form that both know: comments, `<br>` and `<https://…>`. Lines stay where they are. */
export function mdxOfMarkdown(text: string): string {
  return changeAroundCode(text, (words) =>
    withoutComments(words)
      .replace(VOID, '<$1$2/>')
      .replace(/<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/g, '[$1]($1)')
      .replace(/<([\w.+-]{1,64}@[\w.-]{1,200}\.[a-z]{2,10})>/g, '[$1](mailto:$1)'),
  );
}

function withoutComments(text: string): string {
  let result = '';
  let at = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', at)) {
    const close = text.indexOf('-->', open + 4);
    if (close < 0) break;
    result += text.slice(at, open) + text.slice(open, close).replace(/[^\n]/g, '');
    at = close + 3;
  }
  return result + text.slice(at);
}

/** The same text in which the character that the compiler stopped at is text (`line:column`, from 1); `undefined` where there is none. */
export function escapeAt(text: string, line: number, column: number): string | undefined {
  let start = 0;
  for (let n = 1; n < line; n++) {
    const next = text.indexOf('\n', start);
    if (next < 0) return undefined;
    start = next + 1;
  }
  const place = start + column - 1;
  for (const at of [place, text.lastIndexOf('{', place), text.lastIndexOf('<', place)]) {
    const sign = text[at];
    if (at < 0 || (sign !== '{' && sign !== '<') || text[at - 1] === '\\') continue;
    const tag = /^<\/?[A-Za-z][\w.-]*(?:\s[^<>]{0,500})?>/.exec(text.slice(at, at + 600))?.[0];
    const name = /[A-Za-z][\w.-]*/.exec(tag ?? '')?.[0] ?? '';
    // A tag without its other half is left out; a name in angle brackets is text.
    if (tag && (isHtmlTag(tag) || isAlias(name))) return text.slice(0, at) + text.slice(at + tag.length);
    return `${text.slice(0, at)}\\${text.slice(at)}`;
  }
  return undefined;
}
