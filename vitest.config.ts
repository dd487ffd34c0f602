import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { engineModules } from './packages/core/util/engine-modules.js';
import { LongestFirst } from './tests/setup/longest-first.ts';

/** Slow tests of the site, which query its search index, run samples, or inspect its figures. */
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
    // One process runs many files and loads the engine once, which halves the processor time.
    isolate: false,
  },
  site: {
    include: ['tests/!(named-files|packages|rooms|schemas).test.ts', 'tests/{copies,specification}/*.test.ts', ...OF_SITE],
    globalSetup: ['tests/setup/build-site.ts'],
    // A test mocks some of its modules.
    server: { deps: { inline: ['afdocs'] } },
  },
  browser: { include: ['tests/{browser,hosting}/*.test.ts'], globalSetup: ['tests/setup/build-site.ts'] },
};

export default defineConfig({
  // Packages with mocked modules refer to source maps that don't exist.
  logLevel: 'error',
  // The site imports the engine by package name, like any other site.
  resolve: {
    alias: Object.entries(engineModules(path.resolve('packages'))).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: file,
    })),
  },
  test: {
    // With two cores, more browser journeys and builds at once would only slow each other down.
    maxWorkers: 2,
    // Parsers and full builds create many short-lived objects: with the default of 16 MB, garbage collection takes a fifth of the time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    projects: Object.entries(PROJECTS).map(([name, project]) => ({
      extends: true,
      test: {
        name,
        ...project,
        // Long enough to end only tests that hang: some run six builds, possibly on a busy machine.
        testTimeout: 240_000,
        hookTimeout: 240_000,
        // The default of one second may be too short on a busy machine.
        expect: { poll: { timeout: 20_000 } },
      },
    })),
  },
});
