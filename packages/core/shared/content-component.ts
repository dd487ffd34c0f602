import type { FunctionComponent } from 'react';
import type { JsonObject } from './page-view.ts';

/**
 * A component by the name that pages use: `static` ones become HTML at build time and are never sent
 * as code, `island`s are hydrated in the browser as well, a `part` has meaning only inside another one.
 */
export interface ShownComponent {
  kind: 'static' | 'island' | 'part';
  // biome-ignore lint/suspicious/noExplicitAny: props come from pages; each component checks its own
  component: FunctionComponent<any>;
  /** It comes with the engine or a plugin, so where it fails, the page uses it wrongly. */
  provided?: boolean;
}

/**
 * A component that writes Markdown, which is compiled as if it stood in the page itself: tabs, code
 * blocks and links in it are like all others, and they are in the page's plain Markdown too.
 */
export interface MarkdownComponent {
  kind: 'markdown';
  /** The attributes → Markdown. Throws an `AuthorError` where it was used wrongly. */
  write: (props: Readonly<Record<string, string>>) => string | Promise<string>;
}

export type ContentComponent = ShownComponent | MarkdownComponent;

/**
 * Props of an interactive component (`Name.island.tsx`), beside the ones its author gave.
 * What stands between its tags is HTML that the document already has: it is shown by `<Adopted>`.
 */
export interface IslandProps {
  /** Everything between the tags. */
  html: string;
  /** The components directly between the tags, such as the `<Tab>`s of `<Tabs>`. */
  parts: IslandPart[];
}

export interface IslandPart {
  props: JsonObject;
  html: string;
}
