import { INTERFACE_WORDS, type Say, sayIn } from '../../shared/interface-words.ts';
import { withoutFrontmatter } from '../source/frontmatter-block.ts';
import { decodeValue } from './page-lines.ts';
import { changeAroundCode } from './replace-code.ts';
import { type LinkOptions, rewriteLinks } from './rewrite-links.ts';
import { BRACED, textAttributes } from './text-attributes.ts';

interface PlainOptions extends LinkOptions {
  /** Title to insert; `undefined` if the text has one. */
  title: string | undefined;
  mdx: boolean;
  say?: Say;
}

/** A component tag. Its attribute values may contain any character, including `>`. */
const TAG = new RegExp(String.raw`(?<!\\)<\/?[A-Z]\w*(\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|${BRACED})*)?\/?>`, 'g');

/**
 * The source of a page as portable Markdown: without frontmatter, and with asides as bold labels. In .mdx, component tags are
 * removed, tabs become labels, and diagrams their text alternative. Links have the base path. Code is untouched.
 */
export function markdownCopy(source: string, { title, mdx, say = sayIn({}), ...links }: PlainOptions): string {
  const change = (words: string) => {
    const linked = rewriteLinks(mdx ? withoutComponents(words) : words, links);
    const unmarked = withoutMarks(linked, say);
    const text = (mdx ? withoutEscapes(unmarked) : unmarked).replace(/\n{3,}/g, '\n\n').trim();
    return title === undefined ? text : `# ${title}\n\n${text}`;
  };
  return `${changeAroundCode(withoutFrontmatter(source), change, (code, { fenced }) => (fenced ? withoutFenceMarks(code) : code))}\n`;
}

/** After the language, only the title is shown to readers, so only it is kept. */
function withoutFenceMarks(code: string): string {
  return code.replace(/^((?:`+|~+)[ \t]*[^\s{]*)(.*)/, (_, open: string, marks: string) => {
    const title = /(?:^|\s)(title="[^"]+")/.exec(marks)?.[1];
    return title === undefined ? open : `${open} ${title}`;
  });
}

function withoutComponents(text: string): string {
  return text
    .replace(/(?<!\\)\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '') // a comment
    .replace(/^<RequestBuilder .*\/>$/gm, '') // a form
    .replace(
      /^([ \t]*)<Tab(\s[^>]*)>/gm,
      (_, indent: string, attributes: string) => `${indent}**${textAttributes(attributes).label ?? ''}**`,
    )
    .replace(/(?<!\\)<LinkCard\s([^>]*?)(?:\/>|>([\s\S]*?)<\/LinkCard>)/g, (_, attributes: string, words = '') => {
      const { title = '', href = '' } = textAttributes(attributes);
      return `- [${title}](${href})${words === '' ? '' : `: ${words}`}`;
    })
    .replace(TAG, (_, attributes: string | undefined) => {
      const { alt } = attributes?.endsWith('/') ? textAttributes(attributes) : {};
      return alt === undefined ? '' : `*${alt}*`;
    });
}

/** Escapes of braces and angle brackets, which only .mdx needs. */
function withoutEscapes(text: string): string {
  return text.replace(/\\([{<])/g, '$1');
}

/** Anchors of headings and marks of asides. */
function withoutMarks(text: string, say: Say): string {
  return text
    .replace(/^(#{1,6} .*?)[ \t]*(?<!(?<!\\)\\(?:\\\\)*)\{[ \t]*#[^\s{}]+(?:[ \t]+#[^\s{}]+)*[ \t]*\}[ \t]*$/gm, '$1')
    .replace(/^[ \t]*:{3,}[ \t]*([\w-]+)(?:\{([^{}\n]*)\})?[ \t]*(.*)$/gm, (_, name: string, attributes = '', label: string) =>
      labelOf(name, attributes, label, say),
    )
    .replace(/^[ \t]*:{3,}[ \t]*$/gm, '');
}

/** Replacement of an opening mark: its title, or the kind of an aside. */
function labelOf(name: string, attributes: string, words: string, say: Say): string {
  const { title = '', label: named = title, href } = textAttributes(attributes);
  const given = words.replace(/^\[(.*)\]$/, '$1') || decodeValue(named);
  const isAside = /^[a-z]/.test(name) && name !== 'code-group';
  const label = given || (isAside ? kindIn(name.charAt(0).toUpperCase() + name.slice(1), say) : '');
  if (label === '') return '';
  return `**${href === undefined ? label : `[${label}](${href})`}**\n`;
}

/** `Tip` in the language of the page; kinds of other tools unchanged. */
function kindIn(kind: string, say: Say): string {
  const word = INTERFACE_WORDS.find((known) => known === kind);
  return word === undefined ? kind : say(word);
}
