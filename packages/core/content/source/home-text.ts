import { isRecord } from '../../shared/is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The text that home pages of VitePress, VuePress and Starlight have in their frontmatter (`hero`, `features`), as
 * Markdown: name, tagline, where to begin, and what there is. Empty for all other pages.
 */
export function homeText(fields: Fields, hasHeading: boolean): string {
  const hero = fieldsOf(fields.hero);
  const isHome = fields.hero !== undefined || fields.layout === 'home' || fields.home === true;
  if (!isHome) return '';
  const [name, ...lines] = [
    hero.name ?? hero.title ?? fields.heroText,
    hero.text,
    hero.tagline ?? fields.tagline,
    fieldsOf(fields.banner).content,
  ].flatMap((value) => textOf(value) || []);
  const actions = [...listOf(hero.actions), ...listOf(fields.actions)].flatMap((action) => linkOf(action) ?? []);
  const features = listOf(fields.features).flatMap((feature) => {
    const { title, details, link, linkText } = fieldsOf(feature);
    const words = linkOf({ text: title, link }) ?? textOf(title);
    const more = textOf(linkText);
    return words || textOf(details)
      ? `- ${words ? `**${words}**: ` : ''}${textOf(details)}${more ? ` ${linkOf({ text: linkText, link }) ?? more}` : ''}`
      : [];
  });
  return [
    ...(name === undefined ? [] : [hasHeading ? `**${name}**` : `# ${name}`]),
    ...lines,
    ...(actions.length === 0 ? [] : [actions.join(' · ')]),
    ...(features.length === 0 ? [] : [features.join('\n')]),
  ].join('\n\n');
}

function linkOf(value: unknown): string | undefined {
  const { text, link } = fieldsOf(value);
  const words = textOf(text);
  return words !== '' && typeof link === 'string' && link !== '' ? `[${words}](<${link.replace(/[<>\n]/g, '')}>)` : undefined;
}

/** Words on one line, without tags, and with what Markdown would format escaped. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const words = value.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  return words.trim().replace(/[\\`*_[\]{}<>#]/g, '\\$&');
}

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
