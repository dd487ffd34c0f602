import { expect, test } from 'vitest';
import { portableMarkdown } from './portable-markdown.ts';

const ids = new Set(['index', 'code/nodejs']);

test.each([
  ['the title goes', '# Title\n\nText', 'Text'],
  ['what MDX would read is escaped', 'Say {a} and <b> to {{steps.x}}', 'Say \\{a} and \\<b> to \\{steps.x}}'],
  ['nor does a line begin with a statement', 'export it\n\n```\nimport x\n```', '&#101;xport it\n\n```\nimport x\n```'],
  ['code stays as it is', 'Enter `{x}` or ``a ` <b>``', 'Enter `{x}` or ``a ` <b>``'],
  ['but for what Vue reads there', 'Type `{{` or `{{x}}`', 'Type `{` or `{x}`'],
  ['fenced code too', 'A {\n\n```js\nconst a = {};\n```\n\n{', 'A \\{\n\n```js\nconst a = {};\n```\n\n\\{'],
  [
    'links between pages lose their anchor',
    '[a](/code/nodejs/#x) [b](/code/nodejs) [c](/)',
    '[a](page:code/nodejs) [b](page:code/nodejs) [c](page:index)',
  ],
  ['links to nothing that all have become text', '[a `b`](#here) [c](/openapi.yaml)', 'a `b` c'],
  ['other hosts stay', '[`a`](https://example.com/a)', '[`a`](https://example.com/a)'],
  ['pictures become their text', '![a {x}](/a.png)', '*a \\{x}*'],
])('%s', (_, markdown, expected) => {
  expect(portableMarkdown(markdown, ids)).toBe(expected);
});
