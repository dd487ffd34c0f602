import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** The descriptions of the tests and benches of this repository: absolute paths. */
export const ownDescriptions: readonly string[] = ['tests/sites/openapi', 'bench/descriptions']
  .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((file) => /\.(?:ya?ml|json)$/.test(file));
