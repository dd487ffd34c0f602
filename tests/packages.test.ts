// Packages from the registry: each one is pinned by a digest, runs no install scripts, and has an acceptable licence.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

/** Licences that only require keeping their text, and MPL-2.0, which requires no more as long as the package is unmodified. */
const LICENCES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MIT OR Apache-2.0',
  'BlueOak-1.0.0',
  'PSF-2.0',
  'MPL-2.0',
]);
/** Scripts that npm runs on installation. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

const { packages } = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        license: v.optional(v.string()),
        integrity: v.optional(v.string()),
        hasInstallScript: v.optional(v.boolean()),
        link: v.optional(v.boolean()),
      }),
    ),
  }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);
const foreign = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);

const manifest = v.object({ license: v.optional(v.unknown()), scripts: v.optional(v.record(v.string(), v.string()), {}) });
const installed = foreign
  .filter(([folder]) => existsSync(path.join(folder, 'package.json')))
  .map(([folder]) => ({ folder, ...v.parse(manifest, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))) }));

test('every package is pinned by a digest', () => {
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter(([, { integrity }]) => !/^sha512-.{86}==$/.test(integrity ?? '')).map(([folder]) => folder)).toEqual([]);
});

test('every licence is acceptable, and matches the package itself', () => {
  expect(foreign.filter(([, { license }]) => !LICENCES.has(license ?? '')).map(([folder, { license }]) => `${folder}: ${license}`)).toEqual(
    [],
  );
  expect(installed.filter(({ folder, license }) => license !== packages[folder]?.license).map(({ folder }) => folder)).toEqual([]);
});

test('no package runs install scripts', () => {
  expect(foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([]);
  expect(installed.length).toBeGreaterThan(100);
  const running = installed.filter(
    ({ folder, scripts }) => INSTALL_SCRIPTS.some((name) => name in scripts) || existsSync(path.join(folder, 'binding.gyp')),
  );
  expect(running.map(({ folder }) => folder)).toEqual([]);
});
