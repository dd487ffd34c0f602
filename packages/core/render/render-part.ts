import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AuthorError } from '../shared/author-error.ts';
import type { ShellInfo } from '../shared/browser-settings.ts';
import { type Say, sayIn } from '../shared/interface-words.ts';
import type { JsonObject } from '../shared/page-view.ts';
import type { FramePart, OwnParts, ThemePage } from '../shared/parts.ts';
import { inLanguage } from '../theme/language/language-context.ts';
import { inTheme, type RenderedIsland, type Theme } from '../theme/parts/theme-context.ts';

/** Everything that stays the same while a site is rendered. */
export interface RenderTheme {
  site: ShellInfo;
  own: OwnParts;
}

export interface RenderPartOptions {
  theme: RenderTheme;
  page?: ThemePage;
  /** Prefix of generated ids. It keeps parts of the same document apart. */
  ids: string;
  onPageRead?: (part: FramePart) => void;
}

/** Preload links that React hoists. Browsers find the pictures of an article early enough without them. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Renders a part of the theme as HTML. */
export function renderPart(element: ReactElement, options: RenderPartOptions): string {
  return renderInTheme(element, options).replace(PRELOADS, '');
}

/** Renders a whole document, where React hoists elements into the head. */
export function renderInTheme(element: ReactElement, { theme: { site, own }, page, ids, onPageRead }: RenderPartOptions): string {
  const say = sayIn(site.words ?? {});
  const theme: Theme = {
    site,
    ...(page && { page }),
    parts: own.components,
    renderIsland: islandRenderer(own, say, ids),
    ...(onPageRead && { onPageRead }),
  };
  return renderToStaticMarkup(inLanguage(say, inTheme(theme, element)), { identifierPrefix: ids });
}

function islandRenderer({ islands }: OwnParts, say: Say, ids: string) {
  let count = 0;
  return (component: FunctionComponent<never>, props: JsonObject): RenderedIsland => {
    const name = islands.get(component);
    if (name === undefined)
      throw new AuthorError(
        `${component.name || 'A component'} in <Island> is no interactive component of the site.`,
        'Export it from a file components/Name.island.tsx under that name, and import it from there.',
      );
    const id = `${ids}i${count++}`;
    // `Island` checks its props where it is used.
    const shown = createElement(component as FunctionComponent<Record<string, unknown>>, { ...props, html: '', parts: [] });
    return { id, html: renderToString(inLanguage(say, shown), { identifierPrefix: `${id}-` }), data: JSON.stringify([name, props, []]) };
  };
}
