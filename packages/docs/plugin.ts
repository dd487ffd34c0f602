/** Imported by plugins: see `docs/plugins.md`. */
export * from '../core/plugin/index.ts';
