import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type BuildResult, buildSite } from '../../packages/core/build/build-site.ts';
import { readSite } from '../../packages/core/build/read-site.ts';
import { sortDiagnostics } from '../../packages/core/check/format-diagnostics.ts';
import { checkSite } from '../../packages/core/check/run-checks.ts';
import { setBuiltIns } from '../../packages/core/plugins/built-in.ts';
import type { ReportedDiagnostic } from '../../packages/core/shared/diagnostic.ts';
import { Progress } from '../../packages/core/util/stage-progress.ts';
import { BUILT_INS, RECOGNIZER } from '../../packages/docs/built-ins.ts';

setBuiltIns(BUILT_INS, RECOGNIZER);

/** Inside the project, where bundled code can resolve React. */
const caches = path.resolve('node_modules/.cache');

/** The engine of this checkout, with a new cache that is deleted after the test. */
export function testEngine() {
  mkdirSync(caches, { recursive: true });
  const cacheFolder = mkdtempSync(path.join(caches, 'docs-test-'));
  onTestFinished(() => rmSync(cacheFolder, { recursive: true, force: true }));
  return { folder: path.resolve('packages'), code: inject('engine'), hash: 'test', cacheFolder };
}

/** Copies `tests/sites/NAME` for a test to change. If the site doesn't exist, neither will the folder. */
export function copySite(name: string): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = path.join(parent, path.basename(name));
  if (name === 'empty') mkdirSync(folder);
  else if (existsSync(`tests/sites/${name}`)) cpSync(`tests/sites/${name}`, folder, { recursive: true });
  return folder;
}

/** Runs `docs build`. By default, the result is in `dist` in the folder. */
export function build(
  folder: string,
  options: { base?: string; out?: string; engine?: ReturnType<typeof testEngine> } = {},
): Promise<BuildResult> {
  return buildSite({ folder, engine: testEngine(), progress: new Progress(false), ...options });
}

/** Diagnostics of `docs check`. */
export async function check(folder: string, options: { base?: string } = {}): Promise<ReportedDiagnostic[]> {
  const { model, translations, diagnostics } = await readSite({ folder, engine: testEngine(), progress: new Progress(false), ...options });
  return sortDiagnostics(model ? [...diagnostics, ...checkSite(model, translations)] : diagnostics);
}
