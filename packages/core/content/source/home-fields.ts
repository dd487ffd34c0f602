import * as v from 'valibot';
import { isRecord } from '../../shared/narrow.ts';
import type { Feature, Hero, HeroAction, HeroImage, Layout } from '../../shared/page-record.ts';

type Fields = Readonly<Record<string, unknown>>;

export const LAYOUTS = ['page', 'home', 'wide', 'blank'] as const satisfies readonly Layout[];

const text = v.optional(v.nullable(v.union([v.string(), v.number()], 'Write a string.')));
const image = v.optional(
  v.nullable(
    v.union(
      [v.string(), v.looseObject({ src: v.optional(v.string()), dark: v.optional(v.string()), alt: v.optional(v.string()) })],
      'Write an address, or { src, dark, alt }.',
    ),
  ),
);
const action = v.looseObject({ label: text, path: text, primary: v.optional(v.boolean()) });

/** Fields of start pages under our names. `homeOf` also reads those of VitePress, VuePress and Starlight. */
export const HOME_SCHEMAS = {
  layout: v.picklist(LAYOUTS, `Write one of: ${LAYOUTS.join(', ')}.`),
  hero: v.looseObject(
    { title: text, text, tagline: text, image, actions: v.optional(v.nullable(v.array(action, 'Write a list.'))) },
    'Write { title, text, tagline, image, actions }.',
  ),
  features: v.array(
    v.looseObject({ title: text, details: text, icon: v.optional(v.unknown()), path: text, label: text }),
    'Write a list of { title, details, icon, path, label }.',
  ),
};

export interface HomeFields {
  layout?: Layout;
  hero?: Hero;
  features?: Feature[];
}

/** Reads layout, hero and features from the frontmatter of any tool. */
export function homeOf(fields: Fields): HomeFields {
  const layout = layoutOf(fields);
  const hero = heroOf(fields);
  const features = listOf(fields.features).flatMap((one) => featureOf(one) ?? []);
  return {
    ...(layout === undefined || layout === 'page' ? {} : { layout }),
    ...(hero === undefined ? {} : { hero }),
    ...(features.length === 0 ? {} : { features }),
  };
}

/** Reads the layout under any tool's name; `undefined` if the field means something else. */
function layoutOf({ layout, template, mode, pageType, home, full, nav_order: order }: Fields): Layout | undefined {
  // In Just the Docs, the first page has this layout along with a sidebar.
  if (layout === 'home') return order === undefined ? 'home' : undefined;
  const own = LAYOUTS.find((name) => name === layout);
  if (own !== undefined) return own;
  if (layout === false || pageType === 'blank') return 'blank'; // VitePress, Rspress
  if (home === true && layout === undefined) return 'home'; // VuePress
  if (template === 'splash' || mode === 'custom') return 'home'; // Starlight, Mintlify
  if (pageType === 'home' || pageType === 'custom') return 'home'; // Rspress
  if (mode === 'wide' || pageType === 'doc-wide' || full === true) return 'wide'; // Mintlify, Rspress, Fumadocs
  return undefined;
}

/** VitePress and Starlight have `hero`; VuePress has its parts at the top level. */
function heroOf(fields: Fields): Hero | undefined {
  const given = fieldsOf(fields.hero);
  const top = fields.home === true ? fields : {};
  const title = wordsOf(given.title ?? given.name ?? top.heroText);
  const words = wordsOf(given.text);
  const tagline = wordsOf(given.tagline ?? top.tagline);
  const image = imageOf(given.image ?? top.heroImage, top);
  const actions = [...listOf(given.actions), ...listOf(top.actions)].flatMap((one, at) => actionOf(one, at) ?? []);
  const hero: Hero = {
    ...(title === undefined ? {} : { title }),
    ...(words === undefined ? {} : { text: words }),
    ...(tagline === undefined ? {} : { tagline }),
    ...(image === undefined ? {} : { image }),
    ...(actions.length === 0 ? {} : { actions }),
  };
  return Object.keys(hero).length === 0 ? undefined : hero;
}

function imageOf(value: unknown, { heroAlt, heroImageDark }: Fields): HeroImage | undefined {
  const given = fieldsOf(value);
  const src = addressOf(typeof value === 'string' ? value : (given.src ?? given.file ?? given.light));
  if (src === undefined) return undefined;
  const dark = addressOf(given.dark ?? heroImageDark);
  return { src, alt: wordsOf(given.alt ?? heroAlt) ?? '', ...(dark === undefined ? {} : { dark }) };
}

function actionOf(value: unknown, at: number): HeroAction | undefined {
  const given = fieldsOf(value);
  const label = wordsOf(given.label ?? given.text);
  const path = addressOf(given.path ?? given.link);
  if (label === undefined || path === undefined) return undefined;
  const look = given.theme ?? given.variant ?? given.type;
  const isPrimary = look === undefined ? at === 0 : look === 'brand' || look === 'primary';
  return { label, path, primary: typeof given.primary === 'boolean' ? given.primary : isPrimary };
}

function featureOf(value: unknown): Feature | undefined {
  const given = fieldsOf(value);
  const title = wordsOf(given.title);
  const details = wordsOf(given.details ?? given.description);
  if (title === undefined && details === undefined) return undefined;
  const icon = typeof given.icon === 'string' && /^\P{ASCII}{1,8}$/u.test(given.icon.trim()) ? given.icon.trim() : undefined;
  const path = addressOf(given.path ?? given.link);
  const label = path === undefined ? undefined : wordsOf(given.label ?? given.linkText);
  return {
    ...(title === undefined ? {} : { title }),
    ...(details === undefined ? {} : { details }),
    ...(icon === undefined ? {} : { icon }),
    ...(path === undefined ? {} : { path }),
    ...(label === undefined ? {} : { label }),
  };
}

/** Text on one line, without tags. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const words = String(value).replace(/<[^<>]*>/g, ' ');
  return words.replace(/\s+/g, ' ').trim() || undefined;
}

function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.replace(/[<>\n]/g, '') : undefined;
}

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Blocks of Markdown for the `hero` and `features` of a start page: title, lines, picture, actions and features. Search, the Markdown
 * copy and link checks use them; the page itself shows the theme's `Hero` instead. Each block is one element. Empty for all other
 * pages.
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

/** Escapes Markdown syntax. */
function escaped(words: string): string {
  return words.replace(/[\\`*_[\]{}<>#]/g, '\\$&');
}
