import { addresses } from '../constants.ts';
import source from '../openapi.yaml?raw';
import { names } from './names.ts';

/**
 * The description of the REST API as published: with constants and base URLs filled in, absolute links to pages, and
 * without comments for authors.
 */
export function openapiText(): string {
  return expanded()
    .replace(/^(?:#.*\n)+/, '')
    .replaceAll('](/', `](${addresses['product url']}/docs/`);
}

/** Matches a quoted value of digits only, which is really a number: `"{{daily invocations limit}}"`. */
function expanded(): string {
  const filled = source.replace(/\{\{([\w/]+(?: [\w/]+)+)\}\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`site/openapi.yaml names “${name}”, which site/constants.ts does not define.`);
    return value;
  });
  return filled.replace(/: "(\d+)"$/gm, ': $1');
}
