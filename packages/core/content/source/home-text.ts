import { homeOf } from './home-fields.ts';

/**
 * The blocks of Markdown that the beginning of a start page (`hero` and `features` of its frontmatter) stands for: title, lines,
 * picture, where to begin, and what there is. Search and the Markdown copy have them, and their links are checked; what is
 * shown in their place is the `Hero` of the theme. Each block is one element. Empty for all other pages.
 */
export function homeBlocks(fields: Readonly<Record<string, unknown>>, hasHeading: boolean): string[] {
  const { hero = {}, features = [] } = homeOf(fields);
  const [name, ...lines] = [hero.title, hero.text, hero.tagline].filter((line) => line !== undefined);
  const images = hero.image ? [hero.image.src, hero.image.dark].filter((src) => src !== undefined) : [];
  const actions = (hero.actions ?? []).map(({ label, path }) => link(label, path));
  const entries = features.map(({ title, details, path, label }) => {
    const words = title === undefined ? '' : path !== undefined && label === undefined ? link(title, path) : escaped(title);
    const more = path !== undefined && label !== undefined ? ` ${link(label, path)}` : '';
    return `- ${words === '' ? '' : `**${words}**${details === undefined ? '' : ': '}`}${escaped(details ?? '')}${more}`;
  });
  return [
    ...(name === undefined ? [] : [hasHeading ? `**${escaped(name)}**` : `# ${escaped(name)}`]),
    ...lines.map(escaped),
    ...images.map((src) => `![${escaped(hero.image?.alt || 'Picture')}](<${src}>)`),
    ...(actions.length === 0 ? [] : [actions.join(' · ')]),
    ...(entries.length === 0 ? [] : [entries.join('\n')]),
  ];
}

function link(words: string, path: string): string {
  return `[${escaped(words)}](<${path}>)`;
}

/** What Markdown would format. */
function escaped(words: string): string {
  return words.replace(/[\\`*_[\]{}<>#]/g, '\\$&');
}
