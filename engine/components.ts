/** What the components of a site import from the engine: it also runs in the browser. */
export { AuthorError } from './shared/author-error.ts';
export type { IslandProps } from './shared/island.ts';
export type { PageSlotProps, SiteSlotProps } from './shared/slots.ts';
export { Adopted } from './theme/Adopted.tsx';
