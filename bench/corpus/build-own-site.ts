import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds this repository's site and returns the folder of its pages. */
export function buildOwnSite(checkout: string, folder: string): string {
  execFileSync(process.execPath, [path.join(checkout, 'packages/docs/bin/docs.js'), 'build', checkout, '--out', folder], { stdio: 'pipe' });
  return path.join(folder, 'docs');
}
