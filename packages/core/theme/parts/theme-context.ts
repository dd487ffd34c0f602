import { createContext, createElement, type FunctionComponent, type ReactElement, useContext } from 'react';
import { AuthorError } from '../../shared/author-error.ts';
import type { JsonObject } from '../../shared/page-view.ts';
import type { FramePart, OwnPart, PartName, ThemePage, ThemeSite } from '../../shared/parts.ts';

/** What every part of the theme can reach, at build time and in the browser. */
export interface Theme {
  /** Missing while the text of a page is compiled, which is the same for all sites. */
  site?: ThemeSite;
  page?: ThemePage;
  /** What the site puts in the place of the engine's own. */
  parts: ReadonlyMap<PartName, OwnPart>;
  /** The part of the frame that is being rendered. */
  within?: FramePart;
  /** Called with the parts of the frame that show something of the page: they are rendered again for each page. */
  onPageRead?: (part: FramePart) => void;
  /** HTML of an interactive component; missing in the browser. */
  renderIsland?: (component: FunctionComponent<never>, props: JsonObject) => RenderedIsland;
}

export interface RenderedIsland {
  id: string;
  html: string;
  /** For the browser: name and props, as JSON. */
  data: string;
}

declare global {
  var docsThemeContext: ReturnType<typeof createContext<Theme>> | undefined;
}

/** Parts of a site are bundled with a copy of this module: all copies share one context. */
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

/** The page in view. A part of the frame that uses it is rendered again when the reader goes to another page. */
export function usePage(): ThemePage {
  const { page, within, onPageRead } = useTheme();
  if (!page) throw new AuthorError('The page is not available here.', 'Use the hook in a part of the frame, not in the text of a page.');
  if (within !== undefined) onPageRead?.(within);
  return page;
}

/** The page, for parts of the engine's own whose marks the app moves itself when another page is shown. */
export function usePageOfDocument(): ThemePage {
  const { page } = useTheme();
  if (!page) throw new Error('A part was rendered without a page.');
  return page;
}

export function inTheme(theme: Theme, element: ReactElement): ReactElement {
  return createElement(ThemeContext, { value: theme }, element);
}
