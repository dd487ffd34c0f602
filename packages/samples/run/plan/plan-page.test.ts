import { expect, test } from 'vitest';
import { scanFences } from '../fences/scan-fences.ts';
import { languagesByName } from '../languages/languages.ts';
import { type PlanOptions, planPage } from './plan-page.ts';

const nothing: PlanOptions = { languages: languagesByName(), run: {}, services: new Map([['api', 'https://api.test']]) };

/** Fences with their words, each with one letter as code: `js run` → a JavaScript block with the code `a`. */
function plan(fences: readonly string[], options: Partial<PlanOptions> = {}) {
  const text = fences.map((info, at) => `\`\`\`${info}\n${String.fromCharCode(97 + at)}\n\`\`\`\n`).join('\n');
  const blocks = scanFences(text).map((fence) => ({ ...fence, file: 'a.md', page: '/a/' }));
  const { programs, notRun, issues } = planPage(blocks, { ...nothing, ...options });
  return {
    programs: programs.map(({ language, members, files }) => [
      language.label,
      members.map(({ code }) => code).join(''),
      ...Object.keys(files),
    ]),
    notRun: notRun.map(({ block }) => block.code).join(''),
    issues: issues.map(({ block, message }) => `${block.code}: ${message}`),
  };
}

test.for([
  ['only marked blocks run', ['js', 'js run', 'text'], {}, [['Node.js', 'b']], 'a'],
  ['a setting runs all blocks of a language', ['js', 'js no_run', 'python'], { run: { js: 'each' } }, [['Node.js', 'a']], 'bc'],
  [
    'a setting applies to all names of a language',
    ['javascript', 'pycon', 'sh', 'ts'],
    { run: { js: 'each', python: 'page', console: 'each' } },
    [
      ['Node.js', 'a'],
      ['Python', 'b'],
      ['Bash', 'c'],
    ],
    'd',
  ],
  [
    'a setting joins the blocks of a page',
    ['js', 'js group=x', 'js'],
    { run: { js: 'page' } },
    [
      ['Node.js', 'ac'],
      ['Node.js', 'b'],
    ],
    '',
  ],
  [
    'groups contain one language',
    ['js group=x', 'py group=x', 'ts group=x', 'js group=x'],
    {},
    [
      ['Node.js', 'ad'],
      ['Python', 'b'],
      ['TypeScript', 'c'],
    ],
    '',
  ],
  [
    'hidden blocks are setup for later ones',
    ['js run', 'js hidden', 'js run', 'py run'],
    {},
    [
      ['Node.js', 'a'],
      ['Node.js', 'bc'],
      ['Python', 'd'],
    ],
    '',
  ],
  [
    'an output is not a sample',
    ['js output', 'js', 'js run'],
    {},
    [
      ['Node.js', 'a'],
      ['Node.js', 'c'],
    ],
    '',
  ],
  [
    'files are available to the samples below them',
    ['js run', 'json file=a.json', 'js run', 'js file=b.js'],
    {},
    [
      ['Node.js', 'a'],
      ['Node.js', 'c', 'a.json'],
    ],
    '',
  ],
  [
    'files of a group are available only to it',
    ['json file=a.json group=x', 'js run', 'js group=x'],
    {},
    [
      ['Node.js', 'b'],
      ['Node.js', 'c', 'a.json'],
    ],
    '',
  ],
] as const)('%s', ([, fences, options, programs, notRun]) => {
  expect(plan(fences, options)).toEqual({ programs, notRun, issues: [] });
});

test.for([
  ['js run no_run', 'a: The fence says both that the sample runs and that it does not.'],
  ['cobol run', 'a: Nothing runs “cobol”.'],
  ['js output', 'a: The sample says `output`, but no block follows on the page.'],
  ['js file=../a', 'a: “../a” is no name for a file of a sample.'],
  ['js needs=db run', 'a: The sample needs “db”, which the settings do not have.'],
  ['js ouput', 'a: The fence has the word “ouput”, which means nothing.'],
  ['js hiden run', 'a: The fence has the word “hiden”, which means nothing.'],
] as const)('the fence %j is reported', ([info, issue]) => {
  expect(plan([info])).toEqual({ programs: [], notRun: '', issues: [issue] });
});

test('a sample that contains the URL of a service needs it', () => {
  const text = ['fetch("https://api.test/a")', 'fetch("https://api.tests")'].map((code) => `\`\`\`js run\n${code}\n\`\`\`\n`).join('\n');
  const blocks = scanFences(text).map((fence) => ({ ...fence, file: 'a.md', page: '/a/' }));
  expect(planPage(blocks, nothing).programs.map(({ needs }) => needs)).toEqual([['api'], []]);
});
