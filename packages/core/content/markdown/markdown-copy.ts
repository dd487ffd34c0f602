import { INTERFACE_WORDS, type Say, sayIn } from '../../shared/interface-words.ts';
import { withoutFrontmatter } from '../source/frontmatter-block.ts';
import { replacedComponent } from './component-aliases.ts';
import { decodeValue } from './page-lines.ts';
import { readFence } from './read-fence.ts';
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
const TAG = new RegExp(String.raw`(?<!\\)<(\/?)([A-Z]\w*)(\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|${BRACED})*)?\/?>`, 'g');
const IMPORT = /^import\s[^'"]*['"][^'"\n]*['"];?[ \t]*$/gm;
/** Text that a Markdown reader would take for HTML: `add <pkg>`. */
const HTML = /<(?=[a-z/!?])/gi;
/** Components that show a title above their content. */
const TITLED = new Set(['Aside', 'Card', 'Step', 'Tab']);

/**
 * Returns the source of a page as portable Markdown: without frontmatter, and with asides as bold labels. In .mdx, component tags are
 * removed, tabs become labels, and diagrams their alternative text. Links get the base path. Code is untouched.
 */
export function markdownCopy(source: string, { title, mdx, say = sayIn({}), ...links }: PlainOptions): string {
  const change = (words: string) => {
    const linked = rewriteLinks(mdx ? withoutComponents(words, say) : words, links);
    const unmarked = withoutMarks(linked, say);
    const text = (mdx ? withoutEscapes(unmarked) : unmarked).replace(/\n{3,}/g, '\n\n').trim();
    return title === undefined ? text : `# ${title.replace(HTML, '\\$&')}\n\n${text}`;
  };
  return `${changeAroundCode(withoutFrontmatter(source), change, (code, { fenced }) => (fenced ? shownCode(code) : code))}\n`;
}

/** A code block as the page shows it: the fence keeps its language and title, and comments that style lines are removed. */
function shownCode(fenced: string): string {
  return fenced.replace(/^((?:`+|~+)[ \t]*)(.*)\n([\s\S]*)$/, (_, open: string, info: string, rest: string) => {
    const end = Math.max(0, rest.lastIndexOf('\n'));
    const { language, title, code } = readFence(info, '', rest.slice(0, end));
    return `${open}${language}${title === '' ? '' : ` title="${title}"`}\n${code}${rest.slice(end)}`;
  });
}

function withoutComponents(text: string, say: Say): string {
  return text
    .replace(IMPORT, '')
    .replace(/(?<!\\)\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '') // a comment
    .replace(/^<RequestBuilder .*\/>$/gm, '') // a form
    .replace(
      /^([ \t]*)<Tab(\s[^>]*)>/gm,
      (_, indent: string, attributes: string) => `${indent}**${textAttributes(attributes).label ?? ''}**`,
    )
    .replace(/(?<!\\)<LinkCard\s([^>]*?)(?:\/>|>([\s\S]*?)<\/LinkCard>)/g, (_, attributes: string, words = '') => {
      const { title = '', href = '', description = '' } = textAttributes(attributes);
      const about = words || description;
      return `- [${title}](${href})${about === '' ? '' : `: ${about}`}`;
    })
    .replace(TAG, (_, end: string, name: string, attributes = '') => (end === '/' ? '' : saidByTag(name, attributes, say)));
}

/** Text that a component shows besides its content. Components of other tools are translated to ours first. */
function saidByTag(name: string, attributes: string, say: Say): string {
  const given = textAttributes(attributes);
  const own = replacedComponent(name, given) ?? { name, props: given, text: '' };
  const { label, title = label, kind, alt } = own.props;
  const shown = title ?? (typeof kind === 'string' && kind !== 'details' ? kindIn(kind.charAt(0).toUpperCase() + kind.slice(1), say) : '');
  if (own.name !== undefined && TITLED.has(own.name)) return shown === '' ? '' : `**${String(shown)}**`;
  if (own.text !== '') return own.text;
  return alt === undefined || !attributes.endsWith('/') ? '' : `*${String(alt)}*`;
}

/** Unescapes braces and angle brackets, which are special only in .mdx. */
function withoutEscapes(text: string): string {
  return text.replace(/\\([{<])/g, '$1');
}

/** Removes anchors of headings and replaces the marks of asides. */
function withoutMarks(text: string, say: Say): string {
  return text
    .replace(/^(#{1,6} .*?)[ \t]*(?<!(?<!\\)\\(?:\\\\)*)\{[ \t]*#[^\s{}]+(?:[ \t]+#[^\s{}]+)*[ \t]*\}[ \t]*$/gm, '$1')
    .replace(/^[ \t]*:{3,}[ \t]*([\w-]+)(?:\{([^{}\n]*)\})?[ \t]*(.*)$/gm, (_, name: string, attributes = '', label: string) =>
      labelOf(name, attributes, label, say),
    )
    .replace(/^[ \t]*:{3,}[ \t]*$/gm, '');
}

/** Returns the replacement of an opening mark: its title, the kind of the aside, or what another tool's component shows. */
function labelOf(name: string, attributes: string, words: string, say: Say): string {
  const own = textAttributes(attributes);
  const { title = '', label: named = title, href } = own;
  const given = words.replace(/^\[(.*)\]$/, '$1') || decodeValue(named);
  const isAside = /^[a-z]/.test(name) && name !== 'code-group';
  const label = given || (isAside ? kindIn(name.charAt(0).toUpperCase() + name.slice(1), say) : '');
  if (label === '') return decodeValue(replacedComponent(name, own)?.text ?? '');
  return `**${href === undefined ? label : `[${label}](${href})`}**\n`;
}

/** Translates `Tip` to the language of the page; other tools' kinds stay unchanged. */
function kindIn(kind: string, say: Say): string {
  const word = INTERFACE_WORDS.find((known) => known === kind);
  return word === undefined ? kind : say(word);
}
