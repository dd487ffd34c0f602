import { homedir } from 'node:os';
import path from 'node:path';
import { defineLanguage, type Part } from './language.ts';

/** Declarations in a fragment, which stay outside `main`. */
const OUTSIDE = /^(?:import|func|type)\b/;

/** Go: complete programs, or statements that are wrapped in a `main` function. */
export const go = defineLanguage({
  label: 'Go',
  names: ['go', 'golang'],
  probe: ['sh', '-c', 'go env GOVERSION && command -v go'],
  file: () => 'sample.go',
  program: (parts) => (parts.some(({ code }) => /^package\s/m.test(code)) ? [...parts] : inMain(parts)),
  // Another file of the package, so it has its own imports.
  setUp: (file) => [file],
  commands: (file, { path: program }, options) => [[program, 'build', '-o', 'sample', file, ...options], ['./sample']],
  env: (cache) => ({
    ...{ GOCACHE: cache, GOMODCACHE: moduleCache(), GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' },
    // Only modules that are already there, whose sums were checked then.
    ...{ GOPROXY: 'off', GOSUMDB: 'off', GO111MODULE: 'auto' },
  }),
  patience: 6,
});

/** Where `go mod download` puts modules. */
function moduleCache(): string {
  const [folder] = (process.env.GOPATH ?? '').split(path.delimiter);
  return process.env.GOMODCACHE ?? path.join(folder || path.join(homedir(), 'go'), 'pkg/mod');
}

function inMain(parts: readonly Part[]): (string | Part)[] {
  const outside: (string | Part)[] = [];
  const inside: (string | Part)[] = [];
  for (const part of parts) {
    const { declarations, statements } = divided(part.code);
    outside.push({ ...part, code: declarations });
    if (part.mark !== '') inside.push(`print_mark(${JSON.stringify(part.mark)})`);
    inside.push({ ...part, code: statements });
  }
  const print = 'func print_mark(mark string) { print_os.Stdout.WriteString(mark) }';
  return ['package main', 'import print_os "os"', ...outside, print, 'func main() {', ...inside, '}'];
}

/** Separates declarations and statements, each padded with empty lines so that line numbers still match. */
function divided(code: string): { declarations: string; statements: string } {
  let depth = 0;
  let isDeclared = false;
  const outside = code.split('\n').map((line) => {
    if (depth === 0) isDeclared = OUTSIDE.test(line);
    depth += (line.match(/[({]/g)?.length ?? 0) - (line.match(/[)}]/g)?.length ?? 0);
    return isDeclared;
  });
  const kept = (isKept: boolean) =>
    code
      .split('\n')
      .map((line, n) => (outside[n] === isKept ? line : ''))
      .join('\n');
  return { declarations: kept(true), statements: kept(false) };
}
