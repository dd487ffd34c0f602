import { withoutFrontmatter } from './frontmatter.ts';
import { replaceCode } from './replace-code.ts';

/** Stands for a piece of code, with its number between two of these, while the text around it is read. */
const LIFTED = '\u001A';
const LIFTED_CODES = new RegExp(`${LIFTED}(\\d+)${LIFTED}`, 'g');

/**
 * The source of a page as Markdown that needs no engine: frontmatter taken out, asides as bold labels. Of a
 * page in .mdx the tags of components go, with tabs as labels and diagrams as their text alternative. Code stays.
 */
export function plainMarkdown(source: string, title: string, mdx: boolean): string {
  const codes: string[] = [];
  const lifted = replaceCode(withoutFrontmatter(source), (code, { fenced }) => {
    const n = codes.push(fenced ? code.replace(/^((?:`+|~+)[ \t]*[^\s{]*).*/, '$1') : code) - 1;
    return `${LIFTED}${n}${LIFTED}`;
  });
  const text = withoutMarks(mdx ? withoutComponents(lifted) : lifted)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const whole = /^#\s|<h1[\s>]/m.test(text) ? text : `# ${title}\n\n${text}`;
  return `${whole.replace(LIFTED_CODES, (mark, n) => codes[Number(n)] ?? mark)}\n`;
}

function withoutComponents(text: string): string {
  return text
    .replace(/^([ \t]*)<Tab\s[^>]*?label="([^"]*)"[^>]*>/gm, '$1**$2**')
    .replace(/(?<!\\)<LinkCard\s([^>]*?)(?:\/>|>([\s\S]*?)<\/LinkCard>)/g, (_, attributes: string, words = '') => {
      const [href = '', title = ''] = ['href', 'title'].map((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]);
      return `- [${title}](${href})${words === '' ? '' : `: ${words}`}`;
    })
    .replace(/(?<!\\)<[A-Z]\w*\s[^<]*?alt="([^"]*)"[\s\S]*?\/>/g, '*$1*')
    .replace(/(?<!\\)<\/?[A-Z]\w*(?:\s[^<>]*)?\/?>/g, '')
    .replace(/\\([{<])/g, '$1');
}

/** Anchors of headings and marks of asides. */
function withoutMarks(text: string): string {
  return text
    .replace(/^(#{1,6} .*?)[ \t]*\{(?:[ \t]*#[^\s{}]+)+[ \t]*\}[ \t]*$/gm, '$1')
    .replace(
      /^[ \t]*:{3,}[ \t]*(\w+)[ \t]*(.*)$/gm,
      (_, kind: string, label: string) => `**${label.replace(/^\[(.*)\]$/, '$1') || kind.charAt(0).toUpperCase() + kind.slice(1)}**\n`,
    )
    .replace(/^[ \t]*:{3,}[ \t]*$/gm, '');
}
