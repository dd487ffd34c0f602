import { expect, test } from 'vitest';
import { option } from '../plugin/option.ts';
import { checkOptions } from './check-options.ts';

const configSources = [{ file: 'docs.config.ts', text: '' }];

test('a text may be empty only if its pattern allows it', async () => {
  const check = (text: ReturnType<typeof option.text>) =>
    checkOptions({ name: 'a', options: option.object({ b: text }) }, 0, { use: 'a', options: { b: '' } }, { configSources });
  expect(await check(option.text({ pattern: /^/ }))).toEqual({ options: { b: '' } });
  expect(await check(option.text())).toMatchObject([
    { message: 'The option `b` of the plugin `a` has an invalid value: "".', help: 'Write a string that is not empty.' },
  ]);
});
