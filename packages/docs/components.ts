/** Imported by a site's components, and also runs in the browser. */
export { AuthorError } from '../core/shared/author-error.ts';
export type { IslandProps } from '../core/shared/content-component.ts';
/** Old names of `FrameProps` and `PageProps` in `@workflow-docs/engine/theme`. */
export type { PageSlotProps, SiteSlotProps } from '../core/shared/parts.ts';
export { Adopted } from '../core/theme/Adopted.tsx';
