/** The module of Vite that every dynamic import goes through. If it gets another name one day, the budget of the app fails. */
const HELPER = '\0vite/preload-helper.js';

/** `scripts`: the script itself and all that it imports, relative to `from`. */
const CODE = `const requested = new Set();
export function __vitePreload(load, scripts = [], from) {
  for (const script of scripts) {
    const { href } = new URL(script, from);
    if (requested.has(href)) continue;
    requested.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
}`;

/**
 * Fetches what a script imports beside it, not after it. Vite's own code for that also waits for style
 * sheets, which no script here has, and is four times as long.
 */
export const preloadScripts = {
  name: 'docs:preload-scripts',
  enforce: 'pre' as const,
  load: (id: string) => (id === HELPER ? CODE : undefined),
};
