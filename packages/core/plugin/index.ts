/** The plugin API: everything that plugins may import from the engine. `docs/plugins.md` explains it. */
export type { PageFacts } from '../content/source/compiled-page.ts';
export type { HostGenerator, HostingPlan } from '../hosts/hosting-plan.ts';
export { AuthorError } from '../shared/author-error.ts';
export type { ContentComponent } from '../shared/content-component.ts';
export type { AnyDiagnostic } from '../shared/diagnostic.ts';
export type { Frontmatter, PageRecord } from '../shared/page-record.ts';
export type { Json } from '../shared/page-view.ts';
export type * from './contexts.ts';
export * from './define-plugin.ts';
export { type Option, option } from './option.ts';
export { type CommandInput, type CommandOption, defineCommand, type PluginCommand } from './plugin-command.ts';
export { textOf, visit } from './visit.ts';
