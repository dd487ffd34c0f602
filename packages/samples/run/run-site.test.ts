import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findProgram } from '../../../tools/test-programs.js';
import { scanFences } from './fences/scan-fences.ts';
import { fixOutputs } from './fix-outputs.ts';
import { availableIsolation, type Isolation } from './isolation/sandbox.ts';
import type { ProgramRun } from './program/run-program.ts';
import { type RunSiteOptions, runSite } from './run-site.ts';
import { NO_RUN_SETTINGS, type RunSettings } from './settings.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'run-site-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the samples of a page. Results are `line state why`. */
async function run(page: string, settings: Partial<RunSettings> = {}, options: Partial<RunSiteOptions> = {}) {
  const blocks = scanFences(page).map((fence) => ({ ...fence, file: 'a.md', page: '/a/' }));
  const result = await runSite([blocks], {
    root,
    settings: { ...NO_RUN_SETTINGS, limits: { seconds: 20 }, ...settings },
    cache: { get: () => undefined, set: () => undefined },
    cacheFolder: path.join(root, 'cache'),
    records: false,
    ...options,
  });
  const outputs = result.results.flatMap((one) => one.outputs);
  return {
    ...result,
    lines: result.results.map(({ line, state, why }) => `${line} ${state} ${why}`.trim()),
    fixed: fixOutputs(page, outputs, { masks: [], expand: (line) => line }).text,
  };
}

const fence = (info: string, code: string, output?: string) =>
  `\`\`\`${info}\n${code}\n\`\`\`\n\n${output === undefined ? '' : `\`\`\`text\n${output}\n\`\`\`\n\n`}`;

const LANGUAGES = [
  ['js', 'node', 'import { EOL } from "node:os";\nprocess.stdout.write(1 + 1 + EOL);', '2', 'missing();'],
  ['ts', 'node', 'const a: number = 2;\nconsole.log(a as number);', '2', 'const a: string = missing();'],
  ['python', 'python3', 'print(1 + 1)', '2', 'missing()'],
  ['bash', 'bash', 'a=1\necho $((a + 1))', '2', 'false\necho no'],
  [
    'sql',
    'python3',
    "CREATE TABLE a (b TEXT);\nINSERT INTO a VALUES ('c;d');\nSELECT b, NULL AS e FROM a;",
    'b|e\nc;d|NULL',
    'SELECT missing;',
  ],
  ['go', 'go', 'import "fmt"\nfmt.Println(1 + 1)', '2', 'panic("no")'],
  ['rust', 'rustc', '# let a = 1;\nprintln!("{}", a + 1);', '2', 'panic!("no");'],
  ['ruby', 'ruby', 'puts 1 + 1', '2', 'missing()'],
] as const;

/** The test setup doesn't install these two, so they're tested only if present, and otherwise don't count as skipped. */
const isTried = (program: string) => !/^(?:rustc|ruby)$/.test(program) || findProgram(program) !== undefined;
const TRIED = LANGUAGES.filter(([, program]) => isTried(program));

test.for(TRIED)('%s prints what the page shows, fails on purpose, and is corrected', async ([
  language,
  program,
  code,
  output,
  failing,
], context) => {
  if (program !== 'node' && findProgram(program) === undefined) return context.skip(`${program} is not installed`);
  const page = `# Title\n\n${fence(`${language} output`, code, output)}${fence(`${language} fails`, failing)}${fence(`${language} run`, failing)}`;
  const { lines } = await run(page);
  expect(lines.map((line) => line.replace(/^\d+ (\w+).*/, '$1'))).toEqual(['passed', 'passed', 'failed']);
  const outdated = page.replace(`text\n${output}`, 'text\nold');
  expect((await run(outdated)).fixed).toBe(page);
});

const ERRORS = [
  ['js', 'const a = 1;\n\na.b.c();', '5 failed TypeError: Cannot read properties of undefined'],
  ['ts', 'interface A {\n  a: 1;\n}\nconst a = {} as any;\na.b.c();', '7 failed TypeError: Cannot read properties of undefined'],
  ['python', 'def a():\n    raise ValueError("b")\n\na()', '4 failed ValueError: b'],
  ['bash', 'echo a\nno-such-command', '4 failed no-such-command: command not found'],
  ['ruby', 'a = 1\n\nmissing', '5 failed undefined local variable'],
  ['go', 'a := 1\n_ = a\nb()\nc()', '5 failed undefined: b'],
  ['sql', 'SELECT 1;\n\nSELECT a;', '5 failed no such column: a'],
] as const;

test.for(ERRORS.filter(([language]) => isTried(language)))('an error in %s is reported with its line', async ([
  language,
  code,
  expected,
], context) => {
  if (language === 'go' && findProgram(language) === undefined) return context.skip(`${language} is not installed`);
  const { lines } = await run(`\n${fence(`${language} run`, code)}`);
  expect(lines[0]).toContain(expected);
});

describe('blocks of a page share state', () => {
  test.for(LANGUAGES.slice(0, 5))('in %s', async ([language]) => {
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
    expect((await run(page)).lines.map((line) => line.replace(/^\d+ (\w+).*/, '$1'))).toEqual(['passed', 'passed', 'failed']);
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
    const { results } = await run(samples.map(([words, code]) => fence(`${language} group=a ${words}`, code)).join(''));
    expect(results.map(({ line, state, why }) => `${line} ${state === 'not run' ? 'not run ' : ''}${why}`.trim())).toEqual(
      expected.map((start) =>
        expect.stringMatching(new RegExp(`^${start.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}${/^\d+$/.test(start) ? '$' : ''}`)),
      ),
    );
  });

  test('a failure names the samples it holds up', async () => {
    const { results } = await run(['a = no', 'b = a', 'b'].map((code) => fence('python group=a', code)).join(''));
    expect(results.map(({ holdsUp }) => holdsUp)).toEqual([[5, 9], undefined, undefined]);
  });

  test('hidden setup counts once, and fails once', async () => {
    const page = fence('python hidden', 'a()') + fence('python run', 'b = 1') + fence('python run', 'c = 1');
    const { lines, pages } = await run(page);
    expect(lines).toEqual(["2 failed NameError: name 'a' is not defined", '5 passed', '9 passed']);
    expect(pages.map(({ ran }) => ran)).toEqual([3]);
  });

  test('files are next to a sample', async () => {
    const page =
      fence('json file=data/a.json', '{"b": 2}') +
      fence('js output', 'import a from "./data/a.json" with { type: "json" };\nconsole.log(a.b);', '2');
    expect((await run(page)).lines).toEqual(['5 passed']);
  });
});

const SET_UPS = [
  ['go', 'go', 'package main\n\nimport "strings"\n\nvar a = strings.ToUpper("b")', 'import "fmt"\nfmt.Println(a)', 'B'],
  ['rust', 'rustc', 'let a = 1;', 'println!("{}", a);', '1'],
  ['python', 'python3', 'a = 1', 'print(a)', '1'],
  ['sql', 'python3', 'CREATE TABLE a AS SELECT 1 AS b;', 'SELECT b FROM a;', 'b\n1'],
] as const;

test.for(SET_UPS.filter(([, program]) => isTried(program)))('a setup file of %s defines what samples use', async ([
  language,
  program,
  setUp,
  code,
  output,
], context) => {
  if (findProgram(program) === undefined) return context.skip(`${program} is not installed`);
  const file = `set-up.${language}`;
  writeFileSync(path.join(root, file), setUp);
  expect((await run(fence(`${language} output`, code, output), { setUp: { [language]: file } })).lines).toEqual(['1 passed']);
});

test('Go samples import downloaded modules', async (context) => {
  if (findProgram('go') === undefined) return context.skip('go is not installed');
  const cache = path.join(root, 'modules');
  const module = path.join(cache, 'b.test/b@v1.0.0');
  const download = path.join(cache, 'cache/download/b.test/b/@v');
  for (const folder of [module, download]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(module, 'b.go'), 'package b\n\nconst C = "d"');
  for (const file of [path.join(module, 'go.mod'), path.join(download, 'v1.0.0.mod')]) writeFileSync(file, 'module b.test/b\n');
  writeFileSync(path.join(download, 'v1.0.0.info'), '{"Version":"v1.0.0"}');
  writeFileSync(path.join(download, 'v1.0.0.ziphash'), 'h1:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  vi.stubEnv('GOMODCACHE', cache);
  const page =
    fence('text file=go.mod', 'module a.test/a\ngo 1.18\nrequire b.test/b v1.0.0') +
    fence('go output', 'import (\n\t"b.test/b"\n\t"fmt"\n)\n\nfmt.Println(b.C)', 'd');
  const { lines } = await run(page);
  vi.unstubAllEnvs();
  expect(lines).toEqual(['7 passed']);
});

test('Go samples import the module that the site documents', async (context) => {
  if (findProgram('go') === undefined) return context.skip('go is not installed');
  const site = path.join(root, 'own-module');
  mkdirSync(path.join(site, 'b'), { recursive: true });
  writeFileSync(path.join(site, 'go.mod'), 'module a.test/a/v2\n\ngo 1.18\n\nrequire no.test/b v1.0.0\n');
  writeFileSync(path.join(site, 'b/b.go'), 'package b\n\nconst C = "d"');
  const code = 'import (\n\t"a.test/a/v2/b"\n\t"fmt"\n)\n\nfmt.Println(b.C)';
  const { lines } = await run(fence('go output', code, 'd') + fence('go run', 'println(1)'), {}, { root: site });
  expect(lines).toEqual(['1 passed', '14 passed']);
});

test('a module file beside a Go sample leads to other packages', async (context) => {
  if (findProgram('go') === undefined) return context.skip('go is not installed');
  const page =
    fence('text file=go.mod', 'module a.test/a\ngo 1.18') +
    fence('go file=b/b.go', 'package b\n\nconst C = "d"') +
    fence('go output', 'import (\n\t"a.test/a/b"\n\t"fmt"\n)\n\nfmt.Println(b.C)', 'd');
  expect((await run(page)).lines).toEqual(['12 passed']);
});

test('an error instead of an output is not a new output', async () => {
  const page =
    fence('pycon run', '>>> import no_such_module\n>>> no_such_module.b(1)\n2\n>>> print("ValueError: c")\nd') +
    fence('console run', '$ echo a\nb\n$ no-such-command\nc') +
    fence('pycon run', '>>> 1 / 0\nValueError: old') +
    fence('pycon run', '>>> print("ValueError: c")\nd');
  const { lines, fixed } = await run(page);
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
  expect((await run(page)).lines).toEqual(['1 passed', '21 passed']);
  // Many pages show only the last line of an error.
  expect((await run(page.replace('Traceback (most recent call last):\n  ...\n', ''))).lines[0]).toBe('1 passed');
  const outdated = page.replace('>>> a\n2', '>>> a\n3').replace('a\nb\n$', 'a\n$');
  const { lines, fixed } = await run(outdated);
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
  expect((await run(fence('cobol run', 'a'), {}, { languages: [language] })).lines).toEqual(['1 not run Cobol is not installed']);
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
    const { ran, known: same } = await run(text, settings, { cache });
    return [ran, same];
  };
  expect(await counts(page)).toEqual([3, 0]);
  expect(await counts(page)).toEqual([1, 2]); // failures are retried
  expect(await counts(page.replace('\n1\n```\n\n```json', '\n2\n```\n\n```json'))).toEqual([1, 2]); // a different output, the same run
  expect(await counts(page.replace('json file=a.json\n1', 'json file=a.json\n2'))).toEqual([2, 1]);
  expect(await counts(page, { env: { A: '1' } })).toEqual([3, 0]);
});

describe('services', () => {
  const page =
    fence(
      'js needs=api output',
      'const r = await fetch("https://api.test/users/1");\nconsole.log(r.url, await r.json());',
      "https://api.test/users/1 { name: 'Ada' }",
    ) +
    fence(
      'http needs=api output',
      'GET /users/1 HTTP/1.1\nHost: api.test',
      'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\n  "name": "Ada"\n}',
    );
  const description = `
openapi: 3.1.0
servers: [{ url: https://api.test }]
paths:
  /users/{id}:
    get: { responses: { 200: { content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } } } }
components: { schemas: { User: { type: object, properties: { name: { type: string, example: Ada } } } } }
`;

  test('responses come from a description or a recording', async () => {
    writeFileSync(path.join(root, 'api.yaml'), description);
    writeFileSync(path.join(root, 'api.json'), '{"GET /users/1": {"status": 200, "body": {"name": "Ada"}}}');
    for (const api of [{ openapi: 'api.yaml' }, { answers: 'api.json' }]) {
      expect((await run(page, { services: { api: { url: 'https://api.test', ...api } } })).lines).toEqual(['1 passed', '10 passed']);
    }
    const { lines } = await run(page, { services: { api: { url: 'https://api.test' } } });
    expect(lines[0]).toBe('3 failed no answer is recorded for GET /users/1');
  });

  test('a request without a response is attributed to the sample of the group that sent it', async () => {
    const samples = ['let a = 1;', 'a = await fetch("https://api.test/users/1");', 'a.b.c();', 'console.log(typeof a);'];
    const { lines } = await run(samples.map((code) => fence('js group=a needs=api', code)).join(''), {
      services: { api: { url: 'https://api.test' } },
    });
    expect(lines).toEqual([
      '1 passed',
      '5 failed no answer is recorded for GET /users/1',
      "10 failed TypeError: Cannot read properties of undefined (reading 'c')",
      '13 passed',
    ]);
  });

  test('responses are recorded without keys', async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ name: 'Ada', key: request.headers.authorization }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
    process.env.RUN_SITE_KEY = 'secret-key-of-the-author';
    try {
      const api = { url, answers: 'recorded.json', headers: { authorization: 'Bearer $RUN_SITE_KEY' } };
      const sample = fence(
        'js run needs=api',
        `const r = await fetch("${url}/users/1");\nconsole.log(process.env.RUN_SITE_KEY, await r.text());`,
      );
      const { lines, services } = await run(sample, { services: { api } }, { records: true });
      expect(lines).toEqual(['1 passed']);
      expect(asked).toEqual(['Bearer secret-key-of-the-author']);
      expect(services.recorded.get('recorded.json')).toEqual({
        'GET /users/1': { status: 200, type: 'application/json', body: { name: 'Ada', key: 'Bearer ***' } },
      });
    } finally {
      delete process.env.RUN_SITE_KEY;
      server.close();
    }
  });

  test('samples that need an outer service run only if its variables are set', async () => {
    const { lines } = await run(fence('js run needs=db', ''), { services: { db: { env: ['RUN_SITE_DATABASE'] } } });
    expect(lines).toEqual(['1 not run it needs db, and RUN_SITE_DATABASE is not set']);
  });
});

const isolations: Isolation[] = availableIsolation() === 'full' ? ['full', 'process'] : ['process'];
describe.for(isolations)('isolation: %s', (isolation) => {
  test.for([
    ['hangs', 'sleep 60', 'it did not end within 2 s'],
    ['prints without end', 'yes', 'it prints more than 256 kB'],
    ['fills the disk', 'while true; do head -c 1000000 /dev/zero >> f$((n++ / 4)); done', 'it writes more than 8 MB'],
    ['starts many processes', 'for n in $(seq 1 90); do sleep 30 & done; wait', 'it starts more than 64 processes'],
    [
      'takes memory',
      'python3 -c "import time; a = bytearray(250 * 10**6); time.sleep(20)" & python3 -c "import time; a = bytearray(250 * 10**6); time.sleep(20)"',
      'it takes more than 400 MB of memory',
    ],
  ] as const)('a sample that %s is stopped and named', async ([, code, why]) => {
    const limits = { seconds: why.includes('end within') ? 2 : 15, disk: 8, memory: 400 };
    expect((await run(fence('bash run', code), { limits }, { isolation })).lines[0]).toContain(`failed ${why}`);
  });

  test('a loop of Node.js that prints without end is stopped and named', async () => {
    const limits = { seconds: 15, output: 256 };
    const { lines } = await run(fence('js run', 'for (;;) console.log("a".repeat(9999));'), { limits }, { isolation });
    expect(lines[0]).toMatch(/failed it (?:did not end within 15 s, after printing \d+ kB|prints more than 256 kB|takes more than)/);
  });

  test('a sample sees an empty folder and none of the environment', async () => {
    process.env.RUN_SITE_SECRET = 'secret';
    const { lines } = await run(
      fence('bash output', 'ls; echo "[$RUN_SITE_SECRET]"; [ "$HOME" = "$PWD" ] && echo home', 'sample.sh\n[]\nhome'),
      {},
      { isolation },
    );
    delete process.env.RUN_SITE_SECRET;
    expect(lines).toEqual(['1 passed']);
  });

  test('background processes of a sample end with it', async () => {
    const file = path.join(root, `left-${isolation}`);
    const started = performance.now();
    await run(fence('bash run', `setsid sh -c 'sleep 1; touch ${file}; sleep 60' & echo started`), {}, { isolation });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(existsSync(file)).toBe(false);
  });
});

test.runIf(isolations.includes('full'))('no network, no keys, and nothing written outside', async () => {
  mkdirSync(path.join(root, 'outside'));
  const server = createServer((_, response) => response.end('reached'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const code = [
    `curl -s --max-time 5 http://127.0.0.1:${port} || echo no network`,
    `touch ${path.join(homedir(), 'written')} 2>/dev/null || echo read-only`,
    `echo a > /tmp/run-site-written; cat /tmp/run-site-written; { ls -A ${path.join(homedir(), '.ssh')} 2>/dev/null || true; } | wc -l`,
    `echo b > ${path.join(root, 'outside/b')}`,
  ].join('\n');
  const { lines } = await run(fence('bash output', code, 'no network\nread-only\na\n0'));
  server.close();
  expect(lines).toEqual(['1 passed']);
  expect([existsSync('/tmp/run-site-written'), existsSync(path.join(root, 'outside/b'))]).toEqual([false, false]);
  expect(readFileSync('/proc/self/stat', 'utf8')).toContain(String(process.pid));
});

test('a line that an error names is one of the page', async () => {
  const { lines } = await run(fence('python group=a', 'a = 1') + fence('python group=a', 'def b():\na'));
  expect(lines[1]).toBe('7 failed IndentationError: expected an indented block after function definition in line 6');
});
