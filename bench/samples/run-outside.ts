import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Outcome {
  status: number | null;
  output: string;
}

const SECONDS = 5;
/** Language → file name and the command a reader would type to run it. */
const COMMANDS: Readonly<Record<string, (code: string) => [file: string, command: string[]]>> = {
  js: javascript,
  javascript,
  mjs: javascript,
  python: () => ['sample.py', ['python3', 'sample.py']],
  py: () => ['sample.py', ['python3', 'sample.py']],
  bash: () => ['sample.sh', ['bash', '-e', 'sample.sh']],
  ruby: () => ['sample.rb', ['ruby', 'sample.rb']],
};

export const canRunOutside = (language: string): boolean => Object.hasOwn(COMMANDS, language);

function javascript(code: string): [string, string[]] {
  const isCommonJs = /\brequire\(|\bmodule\.exports\b/.test(code) && !/^\s*(?:import\b(?!\s*\()|export\b)/m.test(code);
  const file = isCommonJs ? 'sample.cjs' : 'sample.mjs';
  return [file, ['node', file]];
}

/** Runs code without the engine, like a reader would, in a folder that can import the site's packages. */
export async function runOutside(language: string, code: string, root: string, setUp?: string): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-outside-'));
  try {
    const [file, [program = '', ...args]] = COMMANDS[language]?.(code) ?? ['', []];
    if (existsSync(path.join(root, 'node_modules'))) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, file), `${code}\n`);
    if (setUp !== undefined) writeFileSync(path.join(folder, 'set-up.mjs'), setUp);
    const child = spawn(program, [...(setUp === undefined ? [] : ['--import', './set-up.mjs']), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', TZ: 'UTC', NO_COLOR: '1', PYTHONHASHSEED: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: SECONDS * 1000,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    const status = await new Promise<number | null>((resolve) => child.on('close', resolve).on('error', () => resolve(-1)));
    return { status, output: output.replaceAll(folder, '.') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
