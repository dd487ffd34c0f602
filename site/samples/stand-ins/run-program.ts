import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface ProgramResult {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Output on file descriptor 3. */
  result: string;
}

/** Runs a program to completion with a text as input. Rejects if it can't be started. */
export async function runProgram(
  command: string[],
  options: { cwd: string; env: Record<string, string>; input: string },
): Promise<ProgramResult> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, { cwd: options.cwd, env: options.env, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const input = child.stdio[0];
  input?.on('error', () => {}); // a program may exit without reading its input
  input?.end(options.input);
  const outputs = child.stdio.slice(1).map((stream) => (stream instanceof Readable ? text(stream) : ''));
  const [code, stdout = '', stderr = '', result = ''] = await Promise.all([ended, ...outputs]);
  return { code, stdout, stderr, result };
}
