import { type ChildProcess, spawn } from 'node:child_process';

export interface DevServer {
  /** Address of the first page. */
  address: string;
  /** Seconds from the start of the command until it reports that the site is ready, and until the first page has been sent. */
  ready: number;
  firstPage: number;
  stop: () => Promise<void>;
}

const LIMIT_MS = 120_000;

/** Starts `docs dev` in a project and requests the first page. */
export async function startDevServer(project: string, port: number): Promise<DevServer> {
  const started = performance.now();
  const child = spawn(process.execPath, ['packages/docs/bin/docs.js', 'dev', '--port', String(port)], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const address = await addressOf(child);
    const ready = seconds();
    const response = await fetch(address);
    await response.text();
    if (!response.ok) throw new Error(`The first page returned ${response.status}.`);
    return { address, ready, firstPage: seconds(), stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => reject(new Error(`docs dev did not start: ${log.slice(-600)}`));
    const limit = setTimeout(fail, LIMIT_MS);
    child.once('exit', fail);
    const read = (data: Buffer) => {
      log += data;
      const address = /The site is at (http\S+)/.exec(log)?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      child.off('exit', fail);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}
