import { expect, test } from 'vitest';
import { makePlan, type PlanOptions } from './plan.ts';

const builds = (options: PlanOptions) =>
  makePlan(options).builds.map(({ size, generators }) => `${size}: ${generators.map(({ name }) => name).join(' ')}`);

test.each<[string, PlanOptions, string[]]>([
  ['quick', { quick: true }, ['100: bare ours', '1000: bare ours']],
  ['a corpus alone', { corpus: 'site' }, ['site: bare ours']],
  ['explicit sizes apply to all generators', { only: 'ours,rspress', pages: '79,5000' }, ['79: ours rspress', '5000: ours rspress']],
  [
    'peers are built only at sizes they can finish',
    { peers: true },
    [
      'site: bare ours starlight docusaurus vitepress rspress',
      '200: bare ours',
      '1000: bare ours starlight docusaurus vitepress rspress',
      '5000: bare ours',
      '10000: bare ours',
    ],
  ],
])('%s', (_, options, expected) => {
  expect(builds(options)).toEqual(expected);
});

test.each<[PlanOptions, RegExp]>([
  [{ only: 'jekyll' }, /Unknown generator “jekyll”.*vitepress/],
  [{ pages: '1e3' }, /“1e3” is not a positive whole number/],
  [{ runs: '0' }, /“0” is not a positive whole number/],
  [{ corpus: 'other' }, /--corpus site/],
])('invalid options are reported: %j', (options, message) => {
  expect(() => makePlan(options)).toThrow(message);
});
