import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { findProgram } from '../../../tools/test-programs.js';
import { fence, sampleSite } from './sample-site.fixture.ts';

const site = sampleSite();

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
  const { lines } = await site.run(page);
  expect(lines.map((line) => line.replace(/^\d+ (\w+).*/, '$1'))).toEqual(['passed', 'passed', 'failed']);
  const outdated = page.replace(`text\n${output}`, 'text\nold');
  expect((await site.run(outdated)).fixed).toBe(page);
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
  const { lines } = await site.run(`\n${fence(`${language} run`, code)}`);
  expect(lines[0]).toContain(expected);
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
  writeFileSync(path.join(site.root, file), setUp);
  expect((await site.run(fence(`${language} output`, code, output), { setUp: { [language]: file } })).lines).toEqual(['1 passed']);
});

test('Go samples import downloaded modules', async (context) => {
  if (findProgram('go') === undefined) return context.skip('go is not installed');
  const cache = path.join(site.root, 'modules');
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
  const { lines } = await site.run(page);
  vi.unstubAllEnvs();
  expect(lines).toEqual(['7 passed']);
});

test('Go samples import the module that the site documents', async (context) => {
  if (findProgram('go') === undefined) return context.skip('go is not installed');
  const root = path.join(site.root, 'own-module');
  mkdirSync(path.join(root, 'b'), { recursive: true });
  writeFileSync(path.join(root, 'go.mod'), 'module a.test/a/v2\n\ngo 1.18\n\nrequire no.test/b v1.0.0\n');
  writeFileSync(path.join(root, 'b/b.go'), 'package b\n\nconst C = "d"');
  const code = 'import (\n\t"a.test/a/v2/b"\n\t"fmt"\n)\n\nfmt.Println(b.C)';
  const { lines } = await site.run(fence('go output', code, 'd') + fence('go run', 'println(1)'), {}, { root });
  expect(lines).toEqual(['1 passed', '14 passed']);
});

test('a module file beside a Go sample leads to other packages', async (context) => {
  if (findProgram('go') === undefined) return context.skip('go is not installed');
  const page =
    fence('text file=go.mod', 'module a.test/a\ngo 1.18') +
    fence('go file=b/b.go', 'package b\n\nconst C = "d"') +
    fence('go output', 'import (\n\t"a.test/a/b"\n\t"fmt"\n)\n\nfmt.Println(b.C)', 'd');
  expect((await site.run(page)).lines).toEqual(['12 passed']);
});
