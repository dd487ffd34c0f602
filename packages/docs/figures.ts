/** What the components of a site draw figures with. */
export * from '../figures/index.ts';
