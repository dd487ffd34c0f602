import { BUILD, copyEngine, layout, settingsFiles } from '../../tools/engine-copy.ts';
import { folderAddress, type Generator } from './generator.ts';

/** This engine, as a copy. */
export const ours: Generator = {
  name: 'ours',
  label: 'this engine',
  packages: {},
  layout,
  files: ({ title }) => settingsFiles(title),
  prepare: copyEngine,
  command: () => BUILD,
  output: 'dist',
  docs: 'docs',
  caches: ['node_modules/.cache/docs/*'],
  except: 'engine', // the engine itself and its browser code, both bundled when it was installed
  address: folderAddress,
  browser: {
    sidebarLink: '#docsSidebar li > a',
    title: '#docsMain h1',
    search: { open: '.search-button', input: 'dialog.search input', result: 'dialog.search [role=option]' },
  },
};
