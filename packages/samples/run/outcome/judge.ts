import type { Block } from '../block.ts';
import type { Language } from '../languages/language.ts';
import type { Member } from '../plan/plan-page.ts';
import type { Assembled, Piece } from '../program/assemble.ts';
import type { ProgramRun } from '../program/run-program.ts';
import { sameOutput } from './compare-output.ts';
import { ERROR } from './error-report.ts';
import { outputsOf } from './marked-output.ts';

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
  /** Lines of samples that didn't run because this one failed. */
  holdsUp?: readonly number[];
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

/** One run of a program, and what's needed to judge it. */
export interface Attempt {
  assembled: Assembled;
  run: ProgramRun;
  /** Runs the program once more. */
  again: () => Promise<ProgramRun>;
  /** Keeps the run for the next time. */
  keep: () => void;
  language: Pick<Language, 'errorOf'>;
  masks: readonly RegExp[];
}

/** Compares a block's output with the page. The block ended as it should. */
export async function judge({ block, attributes, output }: Member, attempt: Attempt): Promise<BlockResult> {
  const { assembled, run, again, language, masks } = attempt;
  const { pieces } = assembled;
  const result = { block, state: 'passed' as const, why: '', line: block.line, outputs: [] };
  const shows = (text: ProgramRun, piece: Piece) => outputsOf(text.stdout, pieces).get(pieces.indexOf(piece)) ?? '';
  const own = pieces.filter((piece) => piece.member.block === block);
  const outputs: OutdatedOutput[] = [];
  for (const piece of own) {
    if (!piece.command) continue;
    const { shown, from, to } = piece.command;
    const options = { json: false, masks };
    const printed = shows(run, piece);
    if (await sameOutput(tracebackless(shown), tracebackless(printed), options, async () => shows(await again(), piece))) continue;
    // An error that the page doesn't show is no new output, so `--fix` mustn't write it.
    const error = language.errorOf?.(printed);
    const showsError = language.errorOf?.(shown) !== undefined || shown.split('\n').some((line) => ERROR.test(line));
    if (error !== undefined && !showsError)
      return { ...result, state: 'failed', why: error, line: block.isIncluded ? block.line : block.line + from };
    outputs.push({ block, lines: { from, to }, printed });
  }
  if (output) {
    const printed = (text: ProgramRun) => own.map((piece) => shows(text, piece)).join('') + (attributes.fails ? text.stderr : '');
    const options = { json: output.language === 'json', masks };
    if (!(await sameOutput(output.code, printed(run), options, async () => printed(await again()))))
      outputs.push({ block: output, lines: undefined, printed: printed(run) });
  }
  return outputs.length === 0 ? result : { ...result, state: 'outdated', why: OUTDATED, outputs };
}

/** As in doctest, only the last line of an error is compared. */
function tracebackless(text: string): string {
  return text.replace(/^Traceback \(most recent call last\):\n(?:[ \t]+.*\n|\.\.\.\n)*/gm, '');
}
