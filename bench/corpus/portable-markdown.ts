const FENCED = /^([ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)[ \t]*$)/m;
/** Start of a line that MDX reads as code. */
const STATEMENT = /^(?=import\b|export\b)(.)/gm;
const SPECIAL = /(`+)[\s\S]*?[^`]\1(?!`)|(!?)\[((?:[^[\]`]|`[^`]*`)*)\]\(([^)\s]+)\)|\{\{|[<{]/g;

/**
 * Markdown that means the same to every generator, including those that read it as MDX or as a Vue template:
 * the title is removed, braces and angle brackets outside code are escaped, and images become their alternative text.
 * Links to pages in `ids` become `page:ID`, without the anchor because each generator spells anchors differently.
 */
export function portableMarkdown(markdown: string, ids: ReadonlySet<string>): string {
  return markdown
    .replace(/^# .*\n/, '')
    .split(FENCED)
    .map((part, at) => (at % 2 === 1 ? part : portableText(part, ids).replace(STATEMENT, (first) => `&#${first.charCodeAt(0)};`)))
    .join('')
    .trim();
}

function portableText(text: string, ids: ReadonlySet<string>): string {
  return text.replace(SPECIAL, (all: string, ticks: string, picture: string, label: string, target: string) => {
    // Vue reads double braces as an expression, even in inline code.
    if (ticks) return all.replaceAll('{{', '{').replaceAll('}}', '}');
    if (label === undefined) return `\\${all.charAt(0)}`;
    const inside = portableText(label, ids);
    if (picture) return inside === '' ? '' : `*${inside}*`;
    if (/^https?:/.test(target)) return `[${inside}](${target})`;
    const id = /^\/(.*?)\/?(?:#.*)?$/.exec(target)?.[1];
    return id !== undefined && ids.has(id || 'index') ? `[${inside}](page:${id || 'index'})` : inside;
  });
}
