/** Building blocks for a site's own figures. */
export * from '../figures/index.ts';
