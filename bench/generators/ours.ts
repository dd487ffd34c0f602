import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BASE } from '../corpus/write-corpus.ts';
import { folderAddress, type Generator } from './generator.ts';

/** This engine, copied as it stands: an edit while the measures run changes nothing, and its cache is its own. */
export const ours: Generator = {
  name: 'ours',
  label: 'this engine',
  packages: {},
  layout: { folder: 'content', links: 'file', heading: true, description: 'short_description' },
  files: ({ title }) => ({ 'docs.config.mjs': `export default ${JSON.stringify({ title, base: BASE })};\n` }),
  async prepare(project, checkout) {
    await cp(path.join(checkout, 'engine'), path.join(project, 'engine'), { recursive: true });
    for (const name of ['package.json', 'tsconfig.base.json']) await cp(path.join(checkout, name), path.join(project, name));
    const packages = path.join(checkout, 'node_modules');
    await mkdir(path.join(project, 'node_modules'), { recursive: true });
    for (const name of await readdir(packages))
      if (!name.startsWith('.')) await symlink(path.join(packages, name), path.join(project, 'node_modules', name)).catch(whenThere);
    // Once with an empty site: what a package of the engine would come with is made by that.
    const first = path.join(project, 'first');
    await mkdir(first, { recursive: true });
    await writeFile(
      path.join(first, 'index.md'),
      '---\nshort_description: The only page of a site that is built so that the engine is bundled.\n---\n\n# First page\n',
    );
    execFileSync(process.execPath, ['engine/bin/docs.js', 'build', first], { cwd: project });
    await rm(first, { recursive: true });
  },
  command: () => `${process.execPath} engine/bin/docs.js build`,
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

function whenThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
