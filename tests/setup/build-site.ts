import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleEngine } from '../../packages/docs/bin/bundle-engine.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the build of this site. */
    dist: string;
    /** Folder for fixtures that several test files share: see `tests/browser/build-fixture.ts`. */
    fixtures: string;
    /** Folder of the bundled engine, from which threads and child processes start even if a test calls engine functions directly. */
    engine: string;
  }
}

/** Builds this site once for all journeys, with the command that authors use. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('engine', await bundleEngine(path.resolve('packages')));
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-test-'));
  const fixtures = path.join(folder, 'fixtures');
  mkdirSync(fixtures);
  project.provide('fixtures', fixtures);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  // Another project, or a developer, has built the site already.
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
