import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processesWith, type Usage, usageOf } from './process-tree.ts';
import { type Room, roomCommand, temporaryFolder, workFolder } from './sandbox.ts';

export interface Ran {
  /** `null` if a signal ended it. */
  code: number | null;
  stdout: string;
  stderr: string;
  /** Description of the limit that stopped it, or `undefined` if it finished. */
  stopped: string | undefined;
}

export interface Job extends Omit<Room, 'folder'> {
  commands: readonly (readonly string[])[];
  /** Files beside the sample: name → text. */
  files: Readonly<Record<string, string>>;
  /** Symbolic links in the parent folder: name, such as `node_modules/a` → target. */
  links: Readonly<Record<string, string>>;
  env: Readonly<Record<string, string>>;
  /** Any output restarts the time limit. */
  isPatient?: boolean;
}

const LOOK_EVERY_MS = 100;
/** Capacity of a pipe in bytes. */
const FULL_PIPE = 65_536;

/** Runs commands in an empty folder, as isolated as the system allows, and stops them at the limits. */
export async function runIsolated(job: Job): Promise<Ran> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-sample-'));
  try {
    const input = path.join(folder, 'input');
    for (const name of [input, workFolder(folder), temporaryFolder(folder)]) mkdirSync(name, { recursive: true });
    for (const [name, text] of Object.entries(job.files)) writeFileSync(withFolder(path.join(input, name)), text);
    for (const [name, target] of Object.entries(job.links)) symlinkSync(target, withFolder(path.join(folder, name)));
    if (job.isolation === 'process') cpSync(input, workFolder(folder), { recursive: true });
    return await runIn(folder, job);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Creates the folder of a file and returns the file. */
function withFolder(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

async function runIn(folder: string, job: Job): Promise<Ran> {
  const { limits } = job;
  const work = workFolder(folder);
  const temporary = temporaryFolder(folder);
  const command = roomCommand(job.commands, { ...job, folder });
  const mark = `DOCS_SAMPLE=${path.basename(folder)}`;
  // A sample that starts many processes mustn't block the code that stops them.
  const child = spawn('nice', ['-n', '10', ...command], {
    // Excludes the author's environment, and therefore its keys.
    env: { PATH: process.env.PATH, HOME: work, TMPDIR: temporary, ...PLAIN, ...job.env, DOCS_SAMPLE: path.basename(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  let stopped: string | undefined;
  const stop = (reason?: string) => {
    stopped ??= reason;
    if (pid !== undefined) kill(-pid);
    // A namespace ends with its first process. Elsewhere, some processes may have left the group.
    if (job.isolation === 'process') for (const stray of processesWith(mark)) kill(stray);
  };
  let size = 0;
  // Node.js buffers the output of a loop in memory when it isn't read fast enough.
  const printed = () => (size >= FULL_PIPE ? `, after printing ${Math.floor(size / 1000)} kB` : '');
  const timer = setTimeout(() => stop(`it did not end within ${limits.seconds} s${printed()}`), limits.seconds * 1000);
  const looking = setInterval(() => {
    const over = pid === undefined ? undefined : overLimit(usageOf(pid), job, folder);
    if (over !== undefined) stop(over);
  }, LOOK_EVERY_MS);

  const outputs = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (job.isPatient) timer.refresh();
      if (size <= limits.output * 1000) outputs[name].push(chunk);
      else stop(`it prints more than ${limits.output} kB`);
    });
  }
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      // Background processes would keep the outputs open.
      child.on('exit', () => stop());
      child.on('close', resolve);
    });
    const text = (name: keyof typeof outputs) =>
      Buffer.concat(outputs[name]).toString('utf8').replaceAll(work, '.').replaceAll(temporary, '/tmp');
    return {
      code,
      stdout: text('stdout'),
      stderr: text('stderr'),
      stopped: stopped ?? (code === 0 ? undefined : fullDisk(text('stderr'), job)),
    };
  } finally {
    clearTimeout(timer);
    clearInterval(looking);
  }
}

/** The same on every machine, because outputs depend on it. */
const PLAIN = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC', TERM: 'dumb', NO_COLOR: '1' };

function overLimit(usage: Usage, { limits, isolation }: Job, folder: string): string | undefined {
  if (usage.processes > limits.processes) return `it starts more than ${limits.processes} processes`;
  if (usage.memory > limits.memory) return `it takes more than ${limits.memory} MB of memory`;
  if (isolation === 'process' && sizeOf(folder) > limits.disk * 1e6) return `it writes more than ${limits.disk} MB`;
  return undefined;
}

/** System messages that programs print for a full disk or a file that's too large. */
function fullDisk(stderr: string, { limits }: Job): string | undefined {
  const isFull = /No space left on device|ENOSPC|File size limit exceeded|File too large|EFBIG/.test(stderr);
  return isFull ? `it writes more than ${limits.disk} MB` : undefined;
}

function sizeOf(folder: string): number {
  let size = 0;
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) size += statSync(path.join(entry.parentPath, entry.name)).size;
    }
  } catch {
    // A file disappeared during the scan. The next scan sees the rest.
  }
  return size;
}

/** `pid` is negative for a process group. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already exited.
  }
}
