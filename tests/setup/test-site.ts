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

/** Inside the project, so that what is bundled there finds React; of this run alone, so that nothing is out of date. */
const caches = path.resolve('node_modules/.cache');

/** The engine of this checkout, with a cache that the test leaves behind empty. */
export function testEngine() {
  mkdirSync(caches, { recursive: true });
  const cacheFolder = mkdtempSync(path.join(caches, 'docs-test-'));
  onTestFinished(() => rmSync(cacheFolder, { recursive: true, force: true }));
  return { folder: path.resolve('packages'), code: inject('engine'), hash: 'test', cacheFolder };
}

/** A copy of `tests/sites/NAME` that a test may change. A name without a site is a folder that is not there. */
export function copySite(name: string): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = path.join(parent, path.basename(name));
  if (name === 'empty') mkdirSync(folder);
  else if (existsSync(`tests/sites/${name}`)) cpSync(`tests/sites/${name}`, folder, { recursive: true });
  return folder;
}

/** What `docs build` does. Without `out` the result is in `dist` in the folder. */
export function build(
  folder: string,
  options: { base?: string; out?: string; engine?: ReturnType<typeof testEngine> } = {},
): Promise<BuildResult> {
  return buildSite({ folder, engine: testEngine(), progress: new Progress(false), ...options });
}

/** What `docs check` tells. */
export async function check(folder: string, options: { base?: string } = {}): Promise<ReportedDiagnostic[]> {
  const { model, translations, diagnostics } = await readSite({ folder, engine: testEngine(), progress: new Progress(false), ...options });
  return sortDiagnostics(model ? [...diagnostics, ...checkSite(model, translations)] : diagnostics);
}
