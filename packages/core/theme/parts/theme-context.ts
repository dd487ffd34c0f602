import { createContext, createElement, type FunctionComponent, type ReactElement, useContext } from 'react';
import { AuthorError } from '../../shared/author-error.ts';
import type { JsonObject } from '../../shared/page-view.ts';
import type { FramePart, OwnPart, PartName, ThemePage, ThemeSite } from '../../shared/parts.ts';

/** The context of all theme parts, at build time and in the browser. */
export interface Theme {
  /** Missing while the text of a page is compiled, because that does not depend on the site. */
  site?: ThemeSite;
  page?: ThemePage;
  /** The site's replacements for the engine's parts. */
  parts: ReadonlyMap<PartName, OwnPart>;
  /** The part of the frame that is being rendered. */
  within?: FramePart;
  /** Called for each frame part that reads the page. Such parts are then rendered for each page. */
  onPageRead?: (part: FramePart) => void;
  /** Renders an interactive component as HTML; missing in the browser. */
  renderIsland?: (component: FunctionComponent<never>, props: JsonObject) => RenderedIsland;
}

export interface RenderedIsland {
  id: string;
  html: string;
  /** Name and props as JSON, for the browser. */
  data: string;
}

declare global {
  var docsThemeContext: ReturnType<typeof createContext<Theme>> | undefined;
}

/** The site's own parts are bundled with a copy of this module, and all copies share one context. */
globalThis.docsThemeContext ??= createContext<Theme>({ parts: new Map() });
const ThemeContext = globalThis.docsThemeContext;

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

export function useSite(): ThemeSite {
  const { site } = useTheme();
  if (!site) throw new AuthorError('The site is not available here.', 'Use the hook in a part of the frame, not in the text of a page.');
  return site;
}

/** The current page. A frame part that uses it is rendered again for each page. */
export function usePage(): ThemePage {
  const { page, within, onPageRead } = useTheme();
  if (!page) throw new AuthorError('The page is not available here.', 'Use the hook in a part of the frame, not in the text of a page.');
  if (within !== undefined) onPageRead?.(within);
  return page;
}

/** The page, for the engine's own parts. The app updates their marks, so they are not rendered again. */
export function usePageOfDocument(): ThemePage {
  const { page } = useTheme();
  if (!page) throw new Error('A part was rendered without a page.');
  return page;
}

export function inTheme(theme: Theme, element: ReactElement): ReactElement {
  return createElement(ThemeContext, { value: theme }, element);
}
