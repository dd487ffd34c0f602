/** What a plugin imports: see `docs/plugins.md`. */
export * from '../core/plugin/index.ts';
