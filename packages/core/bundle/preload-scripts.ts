import type { Plugin, RenderedChunk } from 'rolldown';

/** What the bundler writes for a script that is loaded later. */
const IMPORT = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

const HELPER = `const preloads={},preload=file=>preloads[file]??=document.head.appendChild(Object.assign(document.createElement("link"),{rel:"modulepreload",href:new URL(file,import.meta.url).href}));`;

/** Fetches what a script imports beside it, not after it. */
export const preloadScripts: Plugin = {
  name: 'docs:preload-scripts',
  renderChunk(code, chunk, _options, { chunks }) {
    const there = new Set(withImports(chunk, chunks));
    const preloads = code.replace(IMPORT, (load: string, _quote: string, name: string) => {
      const target = chunks[`assets/${name}`];
      const beside = target ? withImports(target, chunks).filter((file) => file !== target.fileName && !there.has(file)) : [];
      return beside.length === 0 ? load : `(${beside.map((file) => `preload("${file.replace('assets/', './')}"),`).join('')}${load})`;
    });
    return preloads === code ? null : HELPER + preloads;
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
