import type { Plugin, RenderedChunk } from 'rolldown';

/** The bundler's output for a dynamic import. */
const IMPORT = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/**
 * A script that arrives empty, or truncated where it still runs, exports nothing, which counts as a failure. So does a script
 * requested again after a second without a response. Browsers and caches remember scripts and requests, so each retry uses
 * another address.
 */
const LAZY_SCRIPT = `
const lazyAttempts = {};
const lazyPreloads = {};
function lazyPreload(file) {
  lazyPreloads[file] ??= document.head.appendChild(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href: new URL(file, import.meta.url).href }),
  );
}
function lazyScript(file, ...beside) {
  const last = lazyAttempts[file];
  if (last && last.holdsUntil > Date.now()) return last.loading;
  beside.forEach(lazyPreload);
  const next = { number: last ? last.number + 1 : 0, holdsUntil: Date.now() + 1000 };
  next.loading = import(new URL(next.number > 0 ? file + "?again=" + next.number : file, import.meta.url).href).then(
    (found) => {
      next.holdsUntil = Infinity;
      if (Object.keys(found).length > 0) return found;
      next.holdsUntil = 0;
      throw new Error(file + " has arrived incomplete.");
    },
    (error) => {
      next.holdsUntil = 0;
      throw error;
    },
  );
  lazyAttempts[file] = next;
  return next.loading;
}
`;

/** Retries a failed `import()`, and fetches a script's imports in parallel with it. */
export const lazyScripts: Plugin = {
  name: 'docs:lazy-scripts',
  renderChunk(code, chunk, _options, { chunks }) {
    const there = new Set(withImports(chunk, chunks));
    const lazy = code.replace(IMPORT, (_load, _quote: string, name: string) => {
      const target = chunks[`assets/${name}`];
      const beside = target ? withImports(target, chunks).filter((file) => file !== target.fileName && !there.has(file)) : [];
      return `lazyScript(${[name, ...beside.map((file) => file.replace('assets/', ''))].map((file) => `"./${file}"`).join()})`;
    });
    return lazy === code ? null : LAZY_SCRIPT + lazy;
  },
};

/** Names of a script and of all that it imports. */
function withImports(chunk: RenderedChunk, chunks: Record<string, RenderedChunk>, found: string[] = []): string[] {
  if (!found.includes(chunk.fileName)) {
    found.push(chunk.fileName);
    for (const name of chunk.imports) if (chunks[name]) withImports(chunks[name], chunks, found);
  }
  return found;
}
