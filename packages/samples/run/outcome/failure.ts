import type { Member } from '../plan/plan-page.ts';
import type { Assembled } from '../program/assemble.ts';
import type { ProgramRun } from '../program/run-program.ts';
import { errorIn, isTraceback, listedErrors, placesOf } from './error-report.ts';
import type { Attempt } from './judge.ts';
import { outputsOf } from './marked-output.ts';

type Place = Assembled['place'];

/** A block that failed: why, and the line of the source file. */
export interface Failure {
  member: Member;
  why: string;
  line: number;
}

export interface Blame {
  failures: Failure[];
  /** Number of blocks, from the first, that contain the failing one, if the error report doesn't name it. */
  within: number | undefined;
}

/** A program may continue after an unanswered request, but its output isn't what a reader would see. */
export function hasFailed(run: ProgramRun): boolean {
  return run.code !== 0 || run.stopped !== undefined || run.missing.length > 0;
}

/** Which blocks of a program a failed run blames. */
export function blameOf({ assembled: { pieces, place }, run }: Pick<Attempt, 'assembled' | 'run'>): Blame {
  const members = [...new Set(pieces.map(({ member }) => member))];
  const parts = outputsOf(run.stdout, pieces);
  const isRejected = parts.size === 0;
  // A compiler rejects a program as a whole, and names the locations.
  const listed = isRejected && members.length > 1 ? listedErrors(run.stderr, place) : [];
  if (listed.length > 0) {
    const failures = members.flatMap((member) => {
      const own = listed.find(({ at }) => at.piece.member === member);
      return own ? [failureOf(member, { ...run, stderr: own.text }, place, own.at.line)] : [];
    });
    return { failures, within: undefined };
  }
  const reached = pieces[isRejected ? 0 : Math.max(...parts.keys())];
  if (!reached) return { failures: [], within: undefined };
  const { member, command, linesBefore } = reached;
  const own = placesOf(run.stderr, place).filter(({ piece }) => piece.member === member);
  const found = isTraceback(run.stderr) ? own.at(-1) : own[0];
  const line = found?.line ?? (command ? linesBefore + 1 : 0);
  // An error may surface only in a later block, such as a rejected promise.
  const isThere = found !== undefined && run.code !== 0 && run.missing.length === 0;
  const isNamed = members.length === 1 || isThere || (run.stopped !== undefined && !isRejected);
  const within = isRejected ? members.length : members.indexOf(member) + 1;
  return { failures: [failureOf(member, run, place, line)], within: isNamed ? undefined : within };
}

export function failureOf(member: Member, run: ProgramRun, place: Place, line = 0): Failure {
  const { block } = member;
  return { member, why: reasonOf(run, place), line: block.isIncluded ? block.line : block.line + line };
}

function reasonOf(run: ProgramRun, place: Place): string {
  if (run.stopped !== undefined) return run.stopped;
  if (run.missing.length > 0) return `no answer is recorded for ${run.missing.join(', ')}`;
  return errorIn(run, place) || `it ends with status ${run.code}`;
}

/** Why a sample that should fail doesn't do so as its page says, or `undefined`. */
export function wrongFailure(run: ProgramRun, expected: string, place: Place): string | undefined {
  if (run.stopped !== undefined) return run.stopped;
  if (!hasFailed(run)) return 'it should fail, but it ends without an error';
  if (expected === '' || (run.stderr + run.stdout).includes(expected)) return undefined;
  return `its error does not contain “${expected}”: ${errorIn(run, place) || `it ends with status ${run.code}`}`;
}
