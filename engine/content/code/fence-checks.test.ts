import { expect, test } from 'vitest';
import { fenceChecks } from './fence-checks.ts';

test.for([
  ['', { partial: false }],
  ['partial', { partial: true }],
  ['title="partial" {1}', { partial: false }],
  ['title="a" partial del={1-5}', { partial: true }],
  ['impartial', { partial: false }],
  ['unchecked="a draft of the service"', { partial: false, unchecked: 'a draft of the service' }],
  ['unchecked', { partial: false, unchecked: '' }],
  ['unchecked=" "', { partial: false, unchecked: '' }],
  ['title="unchecked"', { partial: false }],
  ['untyped="shows the diagnostic" partial', { partial: true, untyped: 'shows the diagnostic' }],
] as const)('%s', ([meta, expected]) => {
  expect(fenceChecks(meta)).toEqual({ unchecked: undefined, untyped: undefined, ...expected });
});
