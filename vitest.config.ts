import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { engineModules } from './packages/core/util/engine-modules.js';
import { LongestFirst } from './tests/setup/longest-first.ts';

/** Tests of the site that take more than seconds: they ask its search index, run samples, or look at its figures. */
const OF_SITE = ['site/{figures,search}/*.test.ts', 'site/samples/{cases,real-tools}.test.ts'];

/** `unit` needs no build; `site` and `browser` share one: see `tests/setup/build-site.ts`. */
const PROJECTS = {
  unit: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'tests/{named-files,packages,rooms,schemas}.test.ts',
      'site/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
    ],
    exclude: OF_SITE,
    // One process runs many files, and loads the engine once: half the processor time.
    isolate: false,
  },
  site: {
    include: ['tests/!(named-files|packages|rooms|schemas).test.ts', 'tests/{copies,specification}/*.test.ts', ...OF_SITE],
    globalSetup: ['tests/setup/build-site.ts'],
    // A test replaces modules of it.
    server: { deps: { inline: ['afdocs'] } },
  },
  browser: { include: ['tests/{browser,hosting}/*.test.ts'], globalSetup: ['tests/setup/build-site.ts'] },
};

export default defineConfig({
  // Packages whose modules are replaced in tests name source maps that they do not have.
  logLevel: 'error',
  // The site imports the engine by its name, as any other site does.
  resolve: {
    alias: Object.entries(engineModules(path.resolve('packages'))).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: file,
    })),
  },
  test: {
    // Two cores: browser journeys and builds side by side would only slow each other.
    maxWorkers: 2,
    // Parsers and builds of whole sites make much that is short-lived: with the usual 16 MB, its collection takes a fifth of the time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    projects: Object.entries(PROJECTS).map(([name, project]) => ({
      extends: true,
      test: {
        name,
        ...project,
        // They end what hangs, and nothing else: some tests make six builds, beside whatever the machine does.
        testTimeout: 240_000,
        hookTimeout: 240_000,
        // A second may be too short where much else runs.
        expect: { poll: { timeout: 20_000 } },
      },
    })),
  },
});
