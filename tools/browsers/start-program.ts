import { spawn } from 'node:child_process';

/** A program that runs beside a test. `stop` resolves when it has exited. */
export function startProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): { stop: () => Promise<void> } {
  const child = spawn(file, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

/** Retries `attempt` until it succeeds, for up to 20 seconds, then throws its error. */
export async function untilReady<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
