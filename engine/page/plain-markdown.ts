import { withoutFrontmatter } from './frontmatter.ts';

/**
 * The source of a page as Markdown that needs no engine: frontmatter and component tags taken out,
 * tabs as bold labels, diagrams as their text alternative. Code blocks stay as they are.
 */
export function plainMarkdown(source: string, title: string): string {
  const body = withoutFrontmatter(source);
  const parts = body.split(/^([ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)[ \t]*$)/m);
  const text = parts
    .map((part, index) => (index % 2 === 1 ? part.replace(/^([ \t]*(?:```|~~~)[\w-]*).*/, '$1') : plainText(part)))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return `${/^#\s/m.test(text) ? text : `# ${title}\n\n${text}`}\n`;
}

function plainText(text: string): string {
  return text
    .replace(/^([ \t]*)<Tab\s[^>]*?label="([^"]*)"[^>]*>/gm, '$1**$2**')
    .replace(/<LinkCard\s[^>]*?href="([^"]*)"[^>]*?title="([^"]*)"[^>]*>([\s\S]*?)<\/LinkCard>/g, '- [$2]($1): $3')
    .replace(/<[A-Z]\w*\s[^<]*?alt="([^"]*)"[\s\S]*?\/>/g, '*$1*')
    .replace(/<\/?[A-Z]\w*(?:\s[^<>]*)?\/?>/g, '')
    .replace(/^(#{1,6} .*?)[ \t]*\{#[^}]*\}[ \t]*$/gm, '$1')
    .replace(
      /^[ \t]*:{3,}[ \t]*(\w+)[ \t]*(.*)$/gm,
      (_, kind: string, label: string) => `**${label || kind.charAt(0).toUpperCase() + kind.slice(1)}**\n`,
    )
    .replace(/^[ \t]*:{3,}[ \t]*$/gm, '')
    .replace(/\\([{<])/g, '$1');
}
