import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleEngine } from '../../packages/docs/bin/bundle-engine.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with this site as it was built for the tests. */
    dist: string;
    /** Folder for the small sites that several files need: see `tests/browser/build-fixture.ts`. */
    fixtures: string;
    /** Folder of the runnable engine: its threads and processes run from there, also where a test calls its functions. */
    engine: string;
  }
}

/** Builds this site once for all journeys, by the command that authors use. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('engine', await bundleEngine(path.resolve('packages')));
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-test-'));
  const fixtures = path.join(folder, 'fixtures');
  mkdirSync(fixtures);
  project.provide('fixtures', fixtures);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  // The other project has built it, or the author of a test, to save the time.
  if (process.env.TEST_DIST) {
    project.provide('dist', path.resolve(process.env.TEST_DIST));
    return clean;
  }
  const dist = path.join(folder, 'dist');
  execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', '.', '--out', dist], { stdio: 'inherit' });
  project.provide('dist', dist);
  process.env.TEST_DIST = dist;
  return clean;
}
