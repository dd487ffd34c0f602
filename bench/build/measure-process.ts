import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 40;
const PAGE_BYTES = 4096;

export interface ProcessMeasure {
  ok: boolean;
  seconds: number;
  /** Processor time of the command and all its descendants. */
  cpuSeconds: number;
  /** Peak of the resident memory of all its processes together; needs /proc. */
  peakBytes: number | undefined;
  /** The end of its output. */
  log: string;
}

export interface ProcessOptions {
  cwd: string;
  env?: Record<string, string>;
  /** The command is killed after this time, and counts as failed. */
  limitSeconds: number;
}

/** Runs a shell command and measures it together with all its descendants. */
export function measureProcess(command: string, { cwd, env, limitSeconds }: ProcessOptions): Promise<ProcessMeasure> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    // The shell's `times` includes every process that was waited for.
    const child = spawn('sh', ['-c', `${command}\ncode=$?; times >&3; exit $code`], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    let log = '';
    let times = '';
    let peak: number | undefined;
    child.stdout?.on('data', (data) => {
      log = (log + data).slice(-4000);
    });
    child.stderr?.on('data', (data) => {
      log = (log + data).slice(-4000);
    });
    child.stdio[3]?.on('data', (data) => {
      times += data;
    });
    const pid = child.pid ?? 0;
    const sampling = setInterval(() => {
      const now = memoryOfTree(pid);
      if (now !== undefined) peak = Math.max(peak ?? 0, now);
    }, SAMPLE_MS);
    const limit = setTimeout(() => process.kill(-pid, 'SIGKILL'), limitSeconds * 1000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampling);
      clearTimeout(limit);
      resolve({ ok: code === 0, seconds: (performance.now() - started) / 1000, cpuSeconds: parseTimes(times), peakBytes: peak, log });
    });
  });
}

/** The second line of `times`: `0m1.23s 0m0.45s`, user and system time of the children. */
function parseTimes(text: string): number {
  const parts = [...(text.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Resident bytes of a process and its descendants: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function memoryOfTree(root: number): number | undefined {
  const children = new Map<number, number[]>();
  const bytes = new Map<number, number>();
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  for (const name of names) {
    let text: string;
    try {
      text = readFileSync(`/proc/${name}/stat`, 'latin1');
    } catch {
      continue; // the process ended after the folder was read
    }
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const parent = Number(fields[1]);
    bytes.set(Number(name), Number(fields[21]) * PAGE_BYTES);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (pid: number): number => (bytes.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((all, child) => all + sum(child), 0);
  return sum(root);
}
