import { expect, test } from 'vitest';
import { escapeHeadingBraces } from './heading-ids.ts';

test.for([
  ['## GET /users/{id}', '## GET /users/{id\\}'],
  ['## Set {1, 2}  ', '## Set {1, 2\\}  '],
  ['Set {1}\n---', 'Set {1\\}\n---'],
  ['## Mixed {#a .b}', '## Mixed {#a .b\\}'],
  ['## Anchors {#a #b}', '## Anchors {#a #b}'],
  ['One {#a}\n===', 'One {#a}\n==='],
  ['## Escaped \\{id\\}', '## Escaped \\{id\\}'],
  ['Text {id}\n\n- {id}', 'Text {id}\n\n- {id}'],
  ['```\n# {id}\n```\n# {id}', '```\n# {id}\n```\n# {id\\}'],
] as const)('%j', ([source, expected]) => {
  expect(escapeHeadingBraces(source)).toBe(expected);
});
