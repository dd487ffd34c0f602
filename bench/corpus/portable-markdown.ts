const FENCED = /^([ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)[ \t]*$)/m;
/** What MDX reads as code at the beginning of a line. */
const STATEMENT = /^(?=import\b|export\b)(.)/gm;
const SPECIAL = /(`+)[\s\S]*?[^`]\1(?!`)|(!?)\[((?:[^[\]`]|`[^`]*`)*)\]\(([^)\s]+)\)|\{\{|[<{]/g;

/**
 * Markdown that says the same to every generator, also to those that read it as MDX or as a Vue template:
 * the title is taken out, braces and angle brackets are escaped outside of code, pictures become their text.
 * Links to pages named in `ids` become `page:ID`; anchors, which every generator spells its own way, are left out.
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
    // Vue reads double braces as an expression, also in code within a line.
    if (ticks) return all.replaceAll('{{', '{').replaceAll('}}', '}');
    if (label === undefined) return `\\${all.charAt(0)}`;
    const inside = portableText(label, ids);
    if (picture) return inside === '' ? '' : `*${inside}*`;
    if (/^https?:/.test(target)) return `[${inside}](${target})`;
    const id = /^\/(.*?)\/?(?:#.*)?$/.exec(target)?.[1];
    return id !== undefined && ids.has(id || 'index') ? `[${inside}](page:${id || 'index'})` : inside;
  });
}
