import { expect, test } from 'vitest';
import { sampleCommands } from './sample-commands.ts';

test.for([
  ['bash', 'a b\nc', 'a b\nc'],
  ['bash', '$ a b\noutput (of a)\n$ c', '  a b\n\n  c'],
  ['sh', '$ a \\\n  --b\n)', '  a \\\n  --b\n'],
  ['bash', 'echo "$ a"', 'echo "$ a"'],
  ['python', '$ a\nb', '$ a\nb'],
  ['py', '>>> if a:\n...     b\n1\n>>> c', 'if a:\n    b\n\nc'],
  ['py', '>>> f(\n  1,\n)\n2', 'f(\n  1,\n)\n'],
] as const)('%s %j', ([language, code, commands]) => {
  expect(sampleCommands(code, language)).toBe(commands);
});
