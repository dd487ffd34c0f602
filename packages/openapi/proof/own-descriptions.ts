import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** Absolute paths of the descriptions in this repository's tests and benches. */
export const ownDescriptions: readonly string[] = ['tests/sites/openapi', 'bench/descriptions']
  .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((file) => /\.(?:ya?ml|json)$/.test(file));
