import { describe, expect, test } from 'vitest';
import { findProgram } from '../../../tools/test-programs.js';
import type { ProgramRun } from './program/run-program.ts';
import { fence, sampleSite } from './sample-site.fixture.ts';
import type { RunSettings } from './settings.ts';

const site = sampleSite();

describe('blocks of a page share state', () => {
  test.for(['js', 'ts', 'python', 'bash', 'sql'] as const)('in %s', async (language) => {
    const [first = '', second = ''] = {
      js: ['const a = 1;', 'console.log(a + 1);'],
      ts: ['const a: number = 1;', 'console.log(a + 1);'],
      python: ['a = 1', 'print(a + 1)'],
      bash: ['a=1', '[ "$a" = 1 ]; echo $((a + 1))'],
      sql: ['CREATE TABLE a AS SELECT 1 AS b;', 'SELECT b + 1 FROM a;'],
    }[language as 'js'];
    const shown = language === 'sql' ? 'b + 1\n2' : '2';
    const page =
      fence(`${language} group=a`, first) + fence(`${language} group=a output`, second, shown) + fence(`${language} run`, second);
    expect((await site.run(page)).lines.map((line) => line.replace(/^\d+ (\w+).*/, '$1'))).toEqual(['passed', 'passed', 'failed']);
  });

  const FAILURES: readonly [string, string, readonly (readonly [words: string, code: string])[], readonly string[]][] = [
    [
      'samples after a failure still run',
      'python',
      [
        ['', 'a = 1'],
        ['', 'a()'],
        ['', 'assert a == 1'],
        ['', 'a.b'],
      ],
      ['1', "6 TypeError: 'int' object is not callable", '9', "14 AttributeError: 'int' object has no attribute 'b'"],
    ],
    [
      'a sample that only misses a name from a failed one counts as not run',
      'python',
      [
        ['', 'a = no\n'],
        ['', 'b = a'],
        ['', 'b()'],
        ['', 'c()'],
        ['fails', 'print(a)'],
      ],
      [
        "2 NameError: name 'no' is not defined",
        '6 not run it needs the sample in line 1, which fails',
        '10 not run it needs the sample in line 1, which fails',
        "15 NameError: name 'c' is not defined",
        '18 not run it needs the sample in line 1, which fails',
      ],
    ],
    [
      'a sample that fails on purpose does not stop its group',
      'python',
      [
        ['', 'a = 1'],
        ['fails="not callable"', 'a()'],
        ['fails', 'a'],
        ['', 'a += 1'],
        ['fails="2"', 'raise Exception(a)'],
      ],
      ['1', '5', '9 it should fail, but it ends without an error', '13', '17'],
    ],
    [
      'a syntax error in Python',
      'python',
      [
        ['', 'a = 1'],
        ['', 'if True\n  b'],
        ['', 'a'],
      ],
      ['1', "6 SyntaxError: expected ':'", '10'],
    ],
    [
      'a syntax error in JavaScript',
      'js',
      [
        ['', 'const a = 1;'],
        ['', 'b b'],
        ['', 'const a = 2;'],
        ['', 'console.log(a);'],
      ],
      ['1', '6 SyntaxError: Unexpected identifier', "10 SyntaxError: Identifier 'a' has already been declared", '13'],
    ],
    [
      'a package that is not installed',
      'js',
      [
        ['', 'const a = 1;'],
        ['', 'import b from "no-such-package";\nb();'],
        ['', 'a.c();'],
        ['', 'b();'],
      ],
      [
        '1',
        "5 Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'no-such-package'",
        '11 TypeError: a.c is not a function',
        '14 not run it needs the sample in line 5, which fails',
      ],
    ],
    [
      'an asynchronous error',
      'js',
      [
        ['', 'const a = 1;'],
        ['', 'new Promise(() => setImmediate(() => { throw Error("b"); }));'],
        ['', 'const c = a;'],
        ['', 'c;'],
      ],
      ['1', '6 Error: b', '9', '13'],
    ],
    [
      'commands',
      'bash',
      [
        ['', 'a=1'],
        ['', 'false'],
        ['', 'b() { :; }; no-such-command'],
        ['', 'b'],
        ['', '[ $a = 1 ]'],
      ],
      [
        '1',
        '5 it ends with status 1',
        '10 no-such-command: command not found',
        '13 not run it needs the sample in line 9, which fails',
        '17',
      ],
    ],
    [
      'all errors of a compiler',
      'go',
      [
        ['', 'a := 1'],
        ['', 'b()'],
        ['', 'var c int = "c"\n_ = c'],
        ['', 'type D struct{}'],
        ['', 'type D int'],
        ['', '_ = a'],
      ],
      ['1', '6 undefined: b', '10 cannot use', '14', '19 D redeclared in this block', '22'],
    ],
  ];

  test.concurrent.for(FAILURES)('%s', async ([, language, samples, expected], context) => {
    if (language === 'go' && findProgram('go') === undefined) return context.skip('go is not installed');
    const { results } = await site.run(samples.map(([words, code]) => fence(`${language} group=a ${words}`, code)).join(''));
    expect(results.map(({ line, state, why }) => `${line} ${state === 'not run' ? 'not run ' : ''}${why}`.trim())).toEqual(
      expected.map((start) =>
        expect.stringMatching(new RegExp(`^${start.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}${/^\d+$/.test(start) ? '$' : ''}`)),
      ),
    );
  });

  test('a failure names the samples it holds up', async () => {
    const { results } = await site.run(['a = no', 'b = a', 'b'].map((code) => fence('python group=a', code)).join(''));
    expect(results.map(({ holdsUp }) => holdsUp)).toEqual([[5, 9], undefined, undefined]);
  });

  test('hidden setup counts once, and fails once', async () => {
    const page = fence('python hidden', 'a()') + fence('python run', 'b = 1') + fence('python run', 'c = 1');
    const { lines, pages } = await site.run(page);
    expect(lines).toEqual(["2 failed NameError: name 'a' is not defined", '5 passed', '9 passed']);
    expect(pages.map(({ ran }) => ran)).toEqual([3]);
  });

  test('files are next to a sample', async () => {
    const page =
      fence('json file=data/a.json', '{"b": 2}') +
      fence('js output', 'import a from "./data/a.json" with { type: "json" };\nconsole.log(a.b);', '2');
    expect((await site.run(page)).lines).toEqual(['5 passed']);
  });
});

test('an error instead of an output is not a new output', async () => {
  const page =
    fence('pycon run', '>>> import no_such_module\n>>> no_such_module.b(1)\n2\n>>> print("ValueError: c")\nd') +
    fence('console run', '$ echo a\nb\n$ no-such-command\nc') +
    fence('pycon run', '>>> 1 / 0\nValueError: old') +
    fence('pycon run', '>>> print("ValueError: c")\nd');
  const { lines, fixed } = await site.run(page);
  expect(lines).toEqual([
    "2 failed ModuleNotFoundError: No module named 'no_such_module'",
    '12 failed no-such-command: command not found',
    '16 outdated the page shows another output',
    '21 outdated the page shows another output',
  ]);
  expect(fixed).toBe(
    page
      .replace('ValueError: old', 'Traceback (most recent call last):\nZeroDivisionError: division by zero')
      .replace(/d\n```\n\n$/, 'ValueError: c\n```\n\n'),
  );
});

test('sessions show their outputs and errors', async () => {
  const page =
    fence(
      'pycon run',
      '>>> # two\n>>> a = 2\n>>> a\n2\n>>> for b in range(2):\n...     print(b)\n0\n1\n>>> max(\n  [0,\n1],\n)\n1\n>>> a / 0\nTraceback (most recent call last):\n  ...\nZeroDivisionError: division by zero',
    ) + fence('console run', '$ echo a && \\\n  echo b\na\nb\n$ cat missing\ncat: missing: No such file or directory');
  expect((await site.run(page)).lines).toEqual(['1 passed', '21 passed']);
  // Many pages show only the last line of an error.
  expect((await site.run(page.replace('Traceback (most recent call last):\n  ...\n', ''))).lines[0]).toBe('1 passed');
  const outdated = page.replace('>>> a\n2', '>>> a\n3').replace('a\nb\n$', 'a\n$');
  const { lines, fixed } = await site.run(outdated);
  expect(lines).toEqual(['1 outdated the page shows another output', '21 outdated the page shows another output']);
  expect(fixed).toBe(page);
});

test('missing programs are named', async () => {
  const language = {
    label: 'Cobol',
    names: ['cobol'],
    probe: ['no-such-cobol'],
    file: () => 'sample.cob',
    program: () => [],
    commands: () => [],
  };
  expect((await site.run(fence('cobol run', 'a'), {}, { languages: [language] })).lines).toEqual(['1 not run Cobol is not installed']);
});

test('unchanged samples do not run again', async () => {
  const known = new Map<string, ProgramRun>();
  const cache = {
    get: (key: readonly string[]) => known.get(key.join()),
    set: (key: readonly string[], one: ProgramRun) => void known.set(key.join(), one),
  };
  const page =
    fence('js output', 'console.log(1);', '1') +
    fence('json file=a.json', '1') +
    fence('bash run', 'cat a.json') +
    fence('bash run', 'false');
  const counts = async (text: string, settings: Partial<RunSettings> = {}) => {
    const { ran, known: same } = await site.run(text, settings, { cache });
    return [ran, same];
  };
  expect(await counts(page)).toEqual([3, 0]);
  expect(await counts(page)).toEqual([1, 2]); // failures are retried
  expect(await counts(page.replace('\n1\n```\n\n```json', '\n2\n```\n\n```json'))).toEqual([1, 2]); // a different output, the same run
  expect(await counts(page.replace('json file=a.json\n1', 'json file=a.json\n2'))).toEqual([2, 1]);
  expect(await counts(page, { env: { A: '1' } })).toEqual([3, 0]);
});

test('a line that an error names is one of the page', async () => {
  const { lines } = await site.run(fence('python group=a', 'a = 1') + fence('python group=a', 'def b():\na'));
  expect(lines[1]).toBe('7 failed IndentationError: expected an indented block after function definition in line 6');
});
