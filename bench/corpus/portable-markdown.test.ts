import { expect, test } from 'vitest';
import { portableMarkdown } from './portable-markdown.ts';

const ids = new Set(['index', 'code/nodejs']);

test.each([
  ['the title is removed', '# Title\n\nText', 'Text'],
  ['MDX syntax is escaped', 'Say {a} and <b> to {{steps.x}}', 'Say \\{a} and \\<b> to \\{steps.x}}'],
  ['import and export at the start of a line are escaped', 'export it\n\n```\nimport x\n```', '&#101;xport it\n\n```\nimport x\n```'],
  ['code is unchanged', 'Enter `{x}` or ``a ` <b>``', 'Enter `{x}` or ``a ` <b>``'],
  ['except for double braces, which Vue reads there too', 'Type `{{` or `{{x}}`', 'Type `{` or `{x}`'],
  ['fenced code is unchanged', 'A {\n\n```js\nconst a = {};\n```\n\n{', 'A \\{\n\n```js\nconst a = {};\n```\n\n\\{'],
  [
    'links between pages lose their anchor',
    '[a](/code/nodejs/#x) [b](/code/nodejs) [c](/)',
    '[a](page:code/nodejs) [b](page:code/nodejs) [c](page:index)',
  ],
  ['links to targets that other generators lack become text', '[a `b`](#here) [c](/openapi.yaml)', 'a `b` c'],
  ['links to other hosts stay', '[`a`](https://example.com/a)', '[`a`](https://example.com/a)'],
  ['images become their alternative text', '![a {x}](/a.png)', '*a \\{x}*'],
])('%s', (_, markdown, expected) => {
  expect(portableMarkdown(markdown, ids)).toBe(expected);
});
