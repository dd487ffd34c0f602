import { BUILD, copyEngine, layout, settingsFiles } from '../../tools/engine-copy.ts';
import { folderAddress, type Generator } from './generator.ts';

/** This engine, copied into the project. */
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
  except: 'engine', // the bundled engine and its browser code, which an installed package has too
  address: folderAddress,
  browser: {
    sidebarLink: '#docsSidebar li > a',
    title: '#docsMain h1',
    search: { open: '.search-button', input: 'dialog.search input', result: 'dialog.search [role=option]' },
  },
};
