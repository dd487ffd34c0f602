import { isExternal, withBase } from '../../shared/address.ts';
import { rootedAddress } from '../html/addresses.ts';
import { type ScanOptions, scanHtml } from '../html/scan-html.ts';

export interface LinkOptions extends ScanOptions {
  /** Path of the page whose source it is. */
  path: string;
}

const TITLE = String.raw`(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\))`;
/** `](/x/)` and `](</x y/> "title")`. */
const INLINE = new RegExp(String.raw`(?<!\\)(\]\(\s*)(<[^<>\n]*>|(?:\\.|[^\s()<>\\]|\([^\s()]*\))+)(?=\s*\)|\s+${TITLE}\s*\))`, 'g');
/** `[x]: /y/ "title"`, also in a quotation or a list. What begins with `^` is a footnote. */
const DEFINITION =
  /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*\n?[ \t]*)(<[^<>\n]*>|[^\s<]\S*)(?=[ \t]*$|[ \t]+["'(])/gm;
const TAG = /(?<!\\)<[a-z][\w-]*\s(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const WITH_ADDRESS = /\s(?:href|src|srcset|poster)\s*=/i;

/**
 * Markdown whose links are written for its page → the same with the base path in them, so that they lead to
 * the same places from wherever it is read. Code has to be out of it.
 */
export function rewriteLinks(markdown: string, options: LinkOptions): string {
  const { base } = options;
  const resolveFile = (href: string) => pathOf(href, options);
  const rewrite = (_: string, before: string, written: string) => {
    const [open, href, close] = written.startsWith('<') ? ['<', written.slice(1, -1), '>'] : ['', written, ''];
    const path = resolveFile(href);
    return `${before}${open}${path === undefined ? href : withBase(base, path)}${close}`;
  };
  const linked = markdown.replace(INLINE, rewrite).replace(DEFINITION, rewrite);
  if (!WITH_ADDRESS.test(linked)) return linked;
  return linked.replace(TAG, (tag) => (WITH_ADDRESS.test(tag) ? scanHtml(tag, { base, resolveFile }).html : tag));
}

/** Where a link leads, from the root of the docs; `undefined` where it stays as it is: other sites, fragments and expressions. */
function pathOf(href: string, { path, resolveFile }: LinkOptions): string | undefined {
  if (isExternal(href) || /^(?:[#{]|$)/.test(href)) return undefined;
  if (href.startsWith('/')) return href;
  const file = resolveFile(href);
  // To a browser a backslash is a slash, and in Markdown it is neither.
  return file !== undefined || href.includes('\\') ? file : rootedAddress(href, path);
}
