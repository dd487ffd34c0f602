/** What the components of a site import from the engine: it also runs in the browser. */
export { AuthorError } from '../core/shared/author-error.ts';
export type { IslandProps } from '../core/shared/island.ts';
export type { PageSlotProps, SiteSlotProps } from '../core/shared/slots.ts';
export { Adopted } from '../core/theme/Adopted.tsx';
