import type { Block } from '../block.ts';
import type { Language } from '../languages/language.ts';
import { type Assembled, MARK, type Piece } from '../program/assemble.ts';
import type { ProgramRun } from '../program/run-program.ts';
import { sameOutput } from './compare-output.ts';

/** Result of a block that ran. */
export interface BlockResult {
  block: Block;
  state: 'passed' | 'failed' | 'outdated' | 'not run';
  /** Why it didn't pass. */
  why: string;
  /** Line of the error in the source file. */
  line: number;
  /** The page's outdated outputs. */
  outputs: OutdatedOutput[];
}

/** Why a sample counts as outdated. */
export const OUTDATED = 'the page shows another output';

export interface OutdatedOutput {
  /** The block that shows the output. In a session, the sample itself. */
  block: Block;
  /** Range of lines that show it, from 0, exclusive of the end. Without it, all lines. */
  lines: { from: number; to: number } | undefined;
  printed: string;
}

interface JudgeOptions {
  language: Pick<Language, 'errorOf'>;
  masks: readonly RegExp[];
  /** Runs the program once more. */
  again: () => Promise<ProgramRun>;
}

/** Judges each block of a program by its run. */
export async function judge(
  { pieces, place }: Assembled,
  run: ProgramRun,
  { language, masks, again }: JudgeOptions,
): Promise<BlockResult[]> {
  const parts = outputsOf(run.stdout, pieces);
  // A compiler rejects a program as a whole, and names the location.
  const isRejected = parts.size === 0;
  const reached = isRejected ? (placesOf(run.stderr, place)[0]?.piece.part.number ?? 0) : Math.max(...parts.keys());
  // A program may continue after an unanswered request, but its output isn't what a reader would see.
  const hasFailed = run.code !== 0 || run.stopped !== undefined || run.missing.length > 0;
  const members = [...new Set(pieces.map(({ member }) => member))];
  const failing = hasFailed ? pieces[reached]?.member : undefined;
  const results: BlockResult[] = [];
  for (const [at, { block, attributes, output }] of members.entries()) {
    const result = { block, state: 'passed' as const, why: '', line: block.line, outputs: [] };
    const end = failing ? members.indexOf(failing) : members.length;
    if (at > end || (isRejected && at < end)) {
      const which = at > end ? 'before' : 'after';
      results.push({ ...result, state: 'not run', why: `a sample ${which} it in its group failed` });
      continue;
    }
    if (at === end) {
      const why = faultOf(run, attributes);
      if (why !== undefined) {
        results.push({ ...result, state: 'failed', why, line: lineOf(run.stderr, pieces, reached, place, block) });
        continue;
      }
    } else if (attributes.fails) {
      results.push({ ...result, state: 'failed', why: 'it should fail, but it ends without an error' });
      continue;
    }
    const shows = (text: ProgramRun, piece: Piece) => outputsOf(text.stdout, pieces).get(pieces.indexOf(piece)) ?? '';
    const own = pieces.filter((piece) => piece.member.block === block);
    const outputs: OutdatedOutput[] = [];
    let fault: { why: string; line: number } | undefined;
    for (const piece of own) {
      if (!piece.command) continue;
      const { shown, from, to } = piece.command;
      const options = { json: false, masks };
      const printed = shows(run, piece);
      if (await sameOutput(tracebackless(shown), tracebackless(printed), options, async () => shows(await again(), piece))) continue;
      // An error that the page doesn't show is no new output, so `--fix` mustn't write it.
      const error = language.errorOf?.(printed);
      const showsError = language.errorOf?.(shown) !== undefined || shown.split('\n').some((line) => ERROR.test(line));
      if (error !== undefined && !showsError) fault ??= { why: error, line: block.line + from };
      outputs.push({ block, lines: { from, to }, printed });
    }
    if (fault) {
      results.push({ ...result, state: 'failed', ...fault, line: block.isIncluded ? block.line : fault.line });
      continue;
    }
    if (output) {
      const printed = (text: ProgramRun) => own.map((piece) => shows(text, piece)).join('') + (attributes.fails ? text.stderr : '');
      const options = { json: output.language === 'json', masks };
      if (!(await sameOutput(output.code, printed(run), options, async () => printed(await again()))))
        outputs.push({ block: output, lines: undefined, printed: printed(run) });
    }
    results.push(outputs.length === 0 ? result : { ...result, state: 'outdated', why: OUTDATED, outputs });
  }
  return results;
}

/** The output of each piece by number, without those that weren't reached. */
function outputsOf(stdout: string, pieces: readonly Piece[]): Map<number, string> {
  if (pieces.length === 1) return new Map([[0, stdout]]);
  const [, ...rest] = stdout.split(MARK);
  const outputs = new Map<number, string>();
  for (let at = 0; at < rest.length; at += 2) outputs.set(Number(rest[at]), rest[at + 1] ?? '');
  return outputs;
}

/** Why a block failed, or `undefined` if it didn't. */
function faultOf(run: ProgramRun, { fails, error }: { fails: boolean; error: string }): string | undefined {
  if (run.stopped !== undefined) return run.stopped;
  if (run.missing.length > 0 && !fails) return `no answer is recorded for ${run.missing.join(', ')}`;
  const text = errorIn(run.stderr) || `it ends with status ${run.code}`;
  if (!fails) return text;
  return error === '' || (run.stderr + run.stdout).includes(error) ? undefined : `its error does not contain “${error}”: ${text}`;
}

const ERROR =
  /^\s*(?:(?:Uncaught )?[\w.]*(?:Error|Exception)(?: \[\w+\])?(?::.*)?$|error(?:\[\w+\])?: .*|panic: .*|(?:\.\/)?sample\.\w+:(?:\d+:| line).*|.*\(\w*Error\)$)/;

/** The line of an error report with the message. */
function errorIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^Node\.js v\d/.test(line));
  const errors = lines.filter((line) => ERROR.test(line) && !/^\s+at /.test(line));
  const line = (/^Traceback/m.test(stderr) ? errors.at(-1) : errors[0]) ?? lines.at(-1) ?? '';
  const rest = /(?:requires|:)$/.test(line) ? lines[lines.indexOf(line) + 1] : undefined;
  return [line, ...(rest === undefined ? [] : [rest])]
    .map((part) => part.trim())
    .join(' ')
    .replace(PLACE, '')
    .slice(0, 300)
    .replace(/\.$/, '');
}

/** A location in the program, which readers of the report don't see: it's reported as a line of the page. */
const PLACE = /^(?:\.\/)?sample\.\w+:(?: line)? ?\d+(?::\d+)?(?::in [`'].*?')?: /;

/** The locations in an error report, as pieces and their lines. */
function placesOf(stderr: string, place: Assembled['place']) {
  const lines = [...stderr.matchAll(/\bsample\.\w+["']?(?:, line |: line |:)(\d+)/g)];
  return lines.map(([, line]) => place(Number(line))).filter((found) => found !== undefined);
}

/** Location of the error: from the report, or else the block. */
function lineOf(stderr: string, pieces: readonly Piece[], reached: number, place: Assembled['place'], block: Block): number {
  const inBlock = placesOf(stderr, place).filter(({ piece }) => piece.member.block === block);
  const found = /^Traceback/m.test(stderr) ? inBlock.at(-1) : inBlock[0];
  const piece = pieces[reached];
  if (block.isIncluded) return block.line;
  return block.line + (found?.line ?? (piece?.command ? piece.linesBefore + 1 : 0));
}

/** As in doctest, only the last line of an error is compared. */
function tracebackless(text: string): string {
  return text.replace(/^Traceback \(most recent call last\):\n(?:[ \t]+.*\n|\.\.\.\n)*/gm, '');
}
