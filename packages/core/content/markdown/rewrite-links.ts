import { isExternal, withBase } from '../../shared/address.ts';
import { rootedAddress } from '../html/addresses.ts';
import { type ScanOptions, scanHtml } from '../html/scan-html.ts';

export interface LinkOptions extends ScanOptions {
  /** Path of the page that the source belongs to. */
  path: string;
}

const TITLE = String.raw`(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\))`;
/** `](/x/)` and `](</x y/> "title")`. */
const INLINE = new RegExp(String.raw`(?<!\\)(\]\(\s*)(<[^<>\n]*>|(?:\\.|[^\s()<>\\]|\([^\s()]*\))+)(?=\s*\)|\s+${TITLE}\s*\))`, 'g');
/** `[x]: /y/ "title"`, also in a quotation or list. A name that begins with `^` is a footnote. */
const DEFINITION =
  /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*\n?[ \t]*)(<[^<>\n]*>|[^\s<]\S*)(?=[ \t]*$|[ \t]+["'(])/gm;
const TAG = /(?<!\\)<[a-z][\w-]*\s(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const WITH_ADDRESS = /\s(?:href|src|srcset|poster)\s*=/i;

/**
 * Resolves the links in the Markdown of a page and adds the base path, so that they work wherever the text is read. Expects text
 * without code.
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

/** The target of a link from the root of the docs; `undefined` for links that stay as written: other sites, fragments and expressions. */
function pathOf(href: string, { path, resolveFile }: LinkOptions): string | undefined {
  if (isExternal(href) || /^(?:[#{]|$)/.test(href)) return undefined;
  if (href.startsWith('/')) return href;
  const file = resolveFile(href);
  // Browsers treat a backslash as a slash; Markdown does not.
  return file !== undefined || href.includes('\\') ? file : rootedAddress(href, path);
}
