import { expect, test } from 'vitest';
import { otherErrors } from './run-programs.ts';

test.each([
  ['# samples\n./sample3.go:1:2: undefined: x\n./main.go:27:5: undefined: sample4\n', './main.go:27:5: undefined: sample4'],
  ['go: cannot find GOROOT directory\n', 'go: cannot find GOROOT directory'],
  ['', ''],
])('of %j, what is not about a sample is %j', (errors, expected) => {
  expect(otherErrors(errors)).toBe(expected);
});
