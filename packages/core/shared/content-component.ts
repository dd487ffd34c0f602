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
  /** Whether it comes with the engine or a plugin. If it fails, the page uses it wrongly. */
  provided?: boolean;
}

/**
 * A component that writes Markdown, which is compiled as part of the page: tabs, code blocks and links in it work like all
 * others, and the page's Markdown copy contains them.
 */
export interface MarkdownComponent {
  kind: 'markdown';
  /** Attributes → Markdown, in the language of the page. Throws an `AuthorError` if it is used wrongly. */
  write: (props: Readonly<Record<string, string>>, page: { readonly lang: string }) => string | Promise<string>;
}

export type ContentComponent = ShownComponent | MarkdownComponent;

/**
 * Props of an interactive component (`Name.island.tsx`), in addition to the author's. Its children are HTML that's already in the
 * document; `<Adopted>` shows them.
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
