/** What the components of a site import from the engine: it also runs in the browser. */
export { AuthorError } from '../core/shared/author-error.ts';
export type { IslandProps } from '../core/shared/content-component.ts';
/** As they were called before every part could be replaced: `FrameProps` and `PageProps` of `@workflow-docs/engine/theme`. */
export type { PageSlotProps, SiteSlotProps } from '../core/shared/parts.ts';
export { Adopted } from '../core/theme/Adopted.tsx';
