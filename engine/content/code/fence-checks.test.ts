import { expect, test } from 'vitest';
import { proofOfFence } from './proof-of-fence.ts';

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
  ['untyped="shows the mistake" partial', { partial: true, untyped: 'shows the mistake' }],
] as const)('%s', ([meta, expected]) => {
  expect(proofOfFence(meta)).toEqual({ unchecked: undefined, untyped: undefined, ...expected });
});
