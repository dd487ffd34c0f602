import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Builds `tests/sites/NAME` and returns the folder of the result. */
export function buildFixture(name: string, ...options: string[]): string {
  const dist = path.join(mkdtempSync(path.join(tmpdir(), `docs-${name}-`)), 'dist');
  execFileSync(process.execPath, ['engine/bin/docs.js', 'build', `tests/sites/${name}`, '--out', dist, ...options], { stdio: 'pipe' });
  return dist;
}
