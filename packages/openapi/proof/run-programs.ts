// Runs all samples of a language in one program, because starting one per sample takes minutes.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** Number and code of a sample. */
export type Code = readonly [n: number, code: string];

/** Folder and environment that samples run in. */
export interface Place {
  folder: string;
  env: Readonly<Record<string, string>>;
}

/** Number of a sample → reason of its failure. */
export type Failures = ReadonlyMap<number, string>;

export const PROGRAMS = { curl: runShell, 'Node.js': runNode, Python: runPython, Go: runGo } as const;
export type Label = keyof typeof PROGRAMS;

function runShell(codes: readonly Code[], place: Place): Promise<Failures> {
  const lines = codes.map(([n, code]) => `{ ${code}\n} >/dev/null 2>"err-${n}"\necho "~ ${n} $?"`);
  return runFile('bash', ['--norc', '--noprofile', 'all.sh'], `${lines.join('\n')}\n`, place);
}

/** Runs each sample as a separate module. */
function runNode(codes: readonly Code[], place: Place): Promise<Failures> {
  const program = `const codes = ${JSON.stringify(codes)};
const print = console.log;
console.log = console.dir = () => {};
for (const [n, code] of codes) {
  let end = '0';
  try { await import('data:text/javascript;base64,' + Buffer.from(code + '\\n//' + n).toString('base64')); } catch (error) { end = String(error.cause ?? error).replace(/\\s+/g, ' ').slice(0, 200); }
  print('~ ' + n + ' ' + end);
}
`;
  return runFile(process.execPath, ['all.mjs'], program, place);
}

function runPython(codes: readonly Code[], place: Place): Promise<Failures> {
  const program = `import contextlib, io, json
codes = json.loads(${JSON.stringify(JSON.stringify(codes))})
for n, code in codes:
    end = "0"
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, "sample", "exec"), {"__name__": "__main__"})
    except BaseException as error:
        end = " ".join(repr(error).split())[:200]
    print("~", n, end)
`;
  return runFile('python3', ['all.py'], program, place);
}

/** Compiles each sample as a file of one package. A replacement for `log` ends only the sample instead of the program. */
async function runGo(codes: readonly Code[], place: Place): Promise<Failures> {
  const folder = path.join(place.folder, 'go');
  await mkdir(path.join(folder, 'log'), { recursive: true });
  await writeFile(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n');
  await writeFile(
    path.join(folder, 'log/log.go'),
    'package log\n\nimport "fmt"\n\nfunc Fatal(v ...any) { panic(fmt.Sprint(v...)) }\n\nfunc Fatalf(f string, v ...any) { panic(fmt.Sprintf(f, v...)) }\n',
  );
  for (const [n, code] of codes)
    await writeFile(
      path.join(folder, `sample${n}.go`),
      code.replace('\t"log"\n', '\t"samples/log"\n').replace('func main() {', `func sample${n}() {`),
    );
  const go = { ...place.env, HOME: homedir(), GO111MODULE: 'on', GOPROXY: 'off', GOFLAGS: '' };
  const failures = new Map<number, string>();
  let written = '';
  // A sample that doesn't compile is left out of the next attempt.
  for (let tries = 0; tries < 3; tries++) {
    const left = codes.filter(([n]) => !failures.has(n));
    await writeFile(path.join(folder, 'main.go'), goProgram(left.map(([n]) => n)));
    const files = ['main.go', ...left.map(([n]) => `sample${n}.go`)];
    const { errors } = await run('go', ['build', '-gcflags=-e', '-o', path.join(place.folder, 'all-go'), ...files], { folder, env: go });
    for (const [, n = '', message = ''] of errors.matchAll(/^\.\/sample(\d+)\.go:\d+:\d+: (.*)$/gm))
      if (!failures.has(Number(n))) failures.set(Number(n), `does not compile: ${message}`);
    if (errors === '') {
      const { output } = await run(path.join(place.folder, 'all-go'), [], place);
      return new Map([...failures, ...failuresIn(output)]);
    }
    written = errors;
  }
  return new Map([...codes.map(([n]): [number, string] => [n, `the program does not compile: ${otherErrors(written)}`]), ...failures]);
}

/** Compiler output without the lines about samples. */
export function otherErrors(errors: string): string {
  const lines = errors.split('\n').filter((line) => !/^(?:#|\.\/sample\d+\.go:)/.test(line));
  return lines.join(' ').replace(/\s+/g, ' ').trim().slice(0, 200);
}

function goProgram(numbers: readonly number[]): string {
  return `package main

import (
	"fmt"
	"os"
	"strings"
)

func run(sample func()) (end string) {
	end = "0"
	defer func() {
		if failure := recover(); failure != nil {
			end = strings.Join(strings.Fields(fmt.Sprint(failure)), " ")
		}
	}()
	sample()
	return
}

func main() {
	output := os.Stdout
	os.Stdout, _ = os.OpenFile(os.DevNull, os.O_WRONLY, 0)
${numbers.map((n) => `\tfmt.Fprintln(output, "~", ${n}, run(sample${n}))`).join('\n')}
}
`;
}

/** The last argument is the file to write the program to. */
async function runFile(command: string, args: readonly string[], program: string, place: Place): Promise<Failures> {
  await writeFile(path.join(place.folder, args.at(-1) ?? ''), program);
  return failuresIn((await run(command, args, place)).output);
}

/** Lines such as `~ 12 0`, or why the sample failed. */
function failuresIn(output: string): Failures {
  const ends = [...output.matchAll(/^~ (\d+) (.*)$/gm)].filter(([, , end]) => end !== '0');
  return new Map(ends.map(([, n, end = '']) => [Number(n), `ends with ${end}`]));
}

async function run(command: string, args: readonly string[], { folder, env }: Place): Promise<{ output: string; errors: string }> {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  return { output, errors };
}
