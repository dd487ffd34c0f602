import { expect, test } from 'vitest';
import { readDialects as readWith } from '../../core/content/markdown/read-dialects.ts';
import { CASES } from './dialect-cases.ts';
import { DIALECTS } from './dialects.ts';

const readDialects = (text: string, mdx: boolean) => readWith(text, mdx, DIALECTS);

test.for(CASES)('%s: %j', ([, written, read]) => {
  expect(readDialects(written, false).text).toBe(read);
});

test.for(CASES)('%s in a fence is unchanged: %j', ([, written]) => {
  const fenced = `~~~~\n${written.replaceAll('~~~~', '')}\n~~~~`;
  expect(readDialects(fenced, false).text).toBe(fenced);
});

test.each([
  ['by {{ site.author.name }} of {{site.title}}, {{ site.title }}', ['site.author.name', 'site.title']],
  ['{{ site.baseurl }}/a', []],
  ['`{{ site.title }}`', []],
  ['{% raw %}{{ site.title }}{% endraw %}', []],
])('Jekyll settings are shown as written, and reported once: %s', (written, names) => {
  const { text, issues } = readDialects(written, false);
  expect(issues.map(({ message }) => /“(.*)”/.exec(message)?.[1])).toEqual(names);
  for (const name of names) expect(text).toContain(name);
});

test('a Jekyll setting is reported with a constant that can replace it', () => {
  const [issue] = readDialects('by {{ site.data.the-team[0].name }}', false).issues;
  expect(issue?.help).toContain("`constants: { 'site data the team 0 name': '…' }`, and write `{{site data the team 0 name}}` here");
});
