/** Names of the settings file, the first that is there counts. */
export const CONFIG_NAMES: readonly string[] = ['docs.config.ts', 'docs.config.js', 'docs.config.mjs'];
