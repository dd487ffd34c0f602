import { expect, test } from 'vitest';
import { pythonGoesOn, shellGoesOn } from './session-lines.ts';

test.for([
  ['f(1)', false],
  ['f(', true],
  ['f(\n  [1],', true],
  ['f(\n  [1],\n)', false],
  ['print("(")', false],
  ["print('\\'(')", false],
  ['f()  # (', false],
  ['a = """(\n"""', false],
  ['f("""a', true],
  ['a)', false],
] as const)('Python goes on after %j: %j', ([command, goesOn]) => expect(pythonGoesOn(command)).toBe(goesOn));

test.for([
  ['a \\', true],
  ['a', false],
] as const)('a shell goes on after %j: %j', ([command, goesOn]) => expect(shellGoesOn(command)).toBe(goesOn));
