import { expect, test } from 'vitest';
import type { Mistake } from '../shared/mistake.ts';
import { MistakeLog } from './mistake-log.ts';

const mistake: Mistake = { id: 'x', level: 'error', message: 'It is wrong.', help: 'Fix it.', file: 'a.md', line: 3, column: 1 };

test('a mistake is told once, another one again, and that it is mended', () => {
  const printed: string[] = [];
  const log = new MistakeLog((text) => printed.push(text), false);
  log.tell('a.md', []);
  log.tell('a.md', [mistake]);
  log.tell('a.md', [mistake]);
  log.tell('a.md', [{ ...mistake, line: 4 }]);
  log.tell('a.md', []);
  log.tell('a.md', []);
  expect(printed).toEqual(['a.md:3:1  error  It is wrong. x\n    Fix it.', 'a.md:4:1  error  It is wrong. x\n    Fix it.', 'a.md: fixed.']);
});
