import type { JsonObject } from './page-view.ts';

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
