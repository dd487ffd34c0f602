import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { check, copySite } from './setup/test-site.ts';

const CASES = v.parse(
  v.array(
    v.strictObject({
      /** Folder below `tests/sites`. */
      site: v.string(),
      about: v.optional(v.string()),
      base: v.optional(v.string()),
      /** Links to make: name → where it leads. Not every checkout could keep them. */
      links: v.optional(v.record(v.string(), v.string()), {}),
      /** `id file:line` of every error, by file and line. */
      mistakes: v.array(v.string()),
    }),
  ),
  JSON.parse(readFileSync('tests/cases/mistakes.json', 'utf8')),
);

test.for(CASES)('$site $base: $mistakes.length mistakes', async ({ site, base, links, mistakes }) => {
  const folder = copySite(site);
  for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(folder, name));
  const found = await check(folder, base === undefined ? {} : { base });
  const errors = found.filter((mistake) => mistake.level === 'error');
  const parent = `${path.dirname(folder)}/`;
  expect(errors.map(({ id, file, line }) => `${id} ${file.replace(parent, '')}:${line}`)).toEqual(mistakes);
  // Each says what is wrong and what to do, in a sentence.
  for (const { message, help } of errors) {
    expect(message).toMatch(/^\S.*[.?]$/);
    expect(help).toMatch(/^\S.*[.?`]$/);
  }
});
