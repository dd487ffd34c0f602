import path from 'node:path';

/**
 * The rooms of the engine, each with the rooms that it may import from, values and types alike. A room
 * names only rooms above it in this list, so no circle is possible. `engine/README.md` says what is in each.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  util: ['shared'],
  dom: ['shared'],
  theme: ['shared', 'dom'],
  search: ['shared', 'dom', 'theme'],
  app: ['shared', 'dom', 'theme', 'search'],
  hosts: ['shared'],
  config: ['shared', 'util', 'hosts'],
  output: ['shared', 'util'],
  content: ['shared', 'util', 'theme', 'search', 'config', 'output'],
  openapi: ['shared', 'util', 'config', 'content'],
  model: ['shared', 'util', 'hosts', 'config', 'content'],
  init: ['shared', 'util', 'config', 'content', 'model'],
  check: ['shared', 'util', 'config', 'output', 'content', 'model'],
  cache: ['shared', 'util', 'content'],
  bundle: ['shared', 'util', 'config', 'content', 'model'],
  render: ['shared', 'util', 'theme', 'search', 'config', 'output', 'content', 'model', 'cache', 'bundle'],
  hosting: ['shared', 'util', 'hosts', 'config', 'output', 'model', 'render'],
  build: [
    'shared',
    'util',
    'search',
    'config',
    'output',
    'content',
    'openapi',
    'init',
    'model',
    'check',
    'cache',
    'bundle',
    'render',
    'hosting',
  ],
  mcp: ['shared', 'util', 'search', 'output', 'model'],
  preview: ['shared', 'util', 'hosts', 'config', 'output', 'model', 'check'],
  bin: ['util'],
  dev: [
    ...['shared', 'util', 'dom', 'app', 'hosts', 'config', 'output', 'content', 'openapi', 'model', 'check', 'bundle', 'render'],
    ...['hosting', 'build', 'preview'],
  ],
  samples: ['shared', 'util', 'config', 'content', 'model', 'check', 'build'],
  cli: [
    ...['shared', 'util', 'search', 'config', 'output', 'content', 'model', 'check', 'render', 'build', 'preview', 'dev'],
    'samples',
    'mcp',
    'init',
  ],
};

/** The folders of a room that may import from each other, each from those before it; files of the room itself come last. */
export const SUBROOMS: Readonly<Record<string, readonly string[]>> = {
  theme: ['language', 'figures', 'content'],
  search: ['format', 'index', 'query', 'browser'],
  app: ['loading', 'article', 'frame', 'prefetch', 'navigation'],
  content: ['source', 'html', 'markdown', 'code', 'components'],
  model: ['redirects', 'navigation', 'links'],
  check: ['external'],
  dev: ['browser'],
};

/** Rooms whose code runs in browsers: they know nothing of Node. `search/index` and `search/query` run in both. */
export const BROWSER_ROOMS: readonly string[] = ['shared', 'dom', 'theme', 'search', 'app', 'dev/browser'];

/** Packages, and the places that may import them, nearly always one: a file, or the beginning of a path. */
export const PACKAGE_PLACES: Readonly<Record<string, string | readonly string[]>> = {
  '@readme/openapi-parser': 'engine/openapi/read-description.ts',
  satteri: 'engine/content/markdown/compile/',
  'smol-toml': 'engine/content/source/frontmatter-block.ts',
  'github-slugger': 'engine/content/markdown/compile/visit-headings.ts',
  gemoji: 'engine/content/markdown/replace-emoji.ts',
  htmlparser2: 'engine/content/html/scan-html.ts',
  '@lezer/': 'engine/content/code/highlight',
  '@codemirror/': 'engine/content/code/highlight',
  '@dagrejs/dagre': 'engine/theme/content/flow-layout.ts',
  '@modelcontextprotocol/': 'engine/mcp/serve-mcp.ts',
  temml: 'engine/content/code/render-math.ts',
  lightningcss: 'engine/bundle/bundle-styles.ts',
  'rolldown/parseAst': 'engine/util/module-tree.ts',
  rolldown: ['engine/bundle/', 'engine/util/bundle-for-node.js', 'engine/util/raw-text.js'],
  'image-size': 'engine/util/picture-size.ts',
  '@vscode/tree-sitter-wasm': 'engine/samples/parse-grammar.ts',
  'react-dom/client': 'engine/app/article/hydrate-island.ts',
};

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()\s*'([^']+)'|new URL\('(\.[^']+\.\w+)', import\.meta\.url\)/g;

/** What stands in a file's import declarations, dynamic imports and types included. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, url]) => from ?? url ?? '');
}

/** Files that import each other in a circle, types included, the first one named again at the end. `files`: path → text. */
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

/** Every import that the rules above do not allow: file → text, as lines `file → target: reason`. */
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

function reasonAgainst(file: string, target: string): string | undefined {
  const [top, room = ''] = file.split('/');
  const [targetTop, targetRoom = ''] = target.split('/');
  if (top !== 'engine') {
    if (targetTop === top || targetTop === 'tools') return undefined;
    if (top === 'tools') return 'tools serve tests and benches, and import neither';
    if ((top === 'tests' && targetTop === 'bench') || (top === 'bench' && targetTop === 'tests'))
      return 'tests and benches know nothing of each other';
    return undefined;
  }
  if (targetTop !== 'engine') return 'the engine knows nothing of the site that uses it';
  const isInRoom = file.split('/').length > 2;
  if (!isInRoom) return undefined; // what the package exports
  if (target.split('/').length === 2) return 'rooms do not import what the package exports';
  if (!(room in ROOMS)) return `${room} is no room of the table`;
  if (room !== targetRoom) return ROOMS[room]?.includes(targetRoom) ? undefined : `${room} may not import ${targetRoom}`;
  return reasonInside(room, file, target);
}

/** Inside a room: folders in their order, and no folder imports a file of the room itself. */
function reasonInside(room: string, file: string, target: string): string | undefined {
  const folderOf = (name: string) => (name.split('/').length > 3 ? (name.split('/')[2] ?? '') : '');
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === to || from === '') return undefined;
  const order = SUBROOMS[room] ?? [];
  if (to === '') return `${room}/${from} may not import from ${room}, whose files use it`;
  return order.includes(from) && order.indexOf(to) >= 0 && order.indexOf(to) < order.indexOf(from)
    ? undefined
    : `${room}/${from} may not import ${room}/${to}`;
}

function reasonAgainstPackage(file: string, name: string): string | undefined {
  if (!file.startsWith('engine/')) return undefined;
  const isBrowser = BROWSER_ROOMS.some((room) => file.startsWith(`engine/${room}/`));
  if (name.startsWith('node:') && isBrowser) return 'this runs in the browser';
  if (
    name.startsWith('react') &&
    !file.endsWith('.d.ts') &&
    /^engine\/(app|dom|search)\//.test(file) &&
    file !== PACKAGE_PLACES['react-dom/client']
  )
    return 'a page that is only read needs no React';
  const known = Object.keys(PACKAGE_PLACES).find((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));
  const places = known === undefined ? undefined : [PACKAGE_PLACES[known] ?? []].flat();
  return !places || places.some((place) => file.startsWith(place)) ? undefined : `only ${places.join(', ')} imports it`;
}
