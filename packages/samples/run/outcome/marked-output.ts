import { MARK, type Piece } from '../program/assemble.ts';

/** The output of each piece by number, without those that weren't reached. */
export function outputsOf(stdout: string, pieces: readonly Piece[]): Map<number, string> {
  if (pieces.length === 1) return new Map([[0, stdout]]);
  const [, ...rest] = stdout.split(MARK);
  const outputs = new Map<number, string>();
  for (let at = 0; at < rest.length; at += 2) outputs.set(Number(rest[at]), rest[at + 1] ?? '');
  return outputs;
}
