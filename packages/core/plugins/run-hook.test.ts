import { expect, test } from 'vitest';
import { ownDiagnostic } from './run-hook.ts';

const plugin = { name: 'table', kinds: { row: ['error', 'A row is incomplete.'] } } as const;
const place = { message: 'm', help: 'h', line: 1, column: 1 };

/** Id that a hook returns → reported id and level. */
test.each([
  ['table/row', 'table/row', 'error'],
  ['row', 'table/row', 'error'],
  ['table/other', 'table/other', undefined],
  ['link-broken', 'link-broken', undefined],
  ['constructor', 'constructor', undefined],
])('a diagnostic kind of the plugin has its level: %s', (id, reported, weight) => {
  expect(ownDiagnostic(plugin, { id, ...place })).toEqual({ id: reported, ...place, weight });
});
