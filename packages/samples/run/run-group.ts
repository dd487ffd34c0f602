import { missingName } from './outcome/error-report.ts';
import { blameOf, type Failure, failureOf, hasFailed, wrongFailure } from './outcome/failure.ts';
import { type Attempt, type BlockResult, judge } from './outcome/judge.ts';
import type { Member } from './plan/plan-page.ts';

/** Runs some blocks of a group as one program. */
type Try = (members: readonly Member[]) => Promise<Attempt>;

/**
 * Runs a group so that one run reports all of its failures: as in doctest, the samples after one that fails still run, here as
 * if it weren't on the page. Samples that fail on purpose run last, each after the samples above it.
 */
export async function runGroup(members: readonly Member[], attempt: Try): Promise<BlockResult[]> {
  const results = new Map<Member, BlockResult>();
  const failures: Failure[] = [];
  let left = members.filter(({ attributes }) => !attributes.fails);
  while (left.length > 0) {
    const tried = await attempt(left);
    const found = await failuresOf(left, tried, attempt);
    if (found.length === 0) {
      const judged = await Promise.all(left.map((member) => judge(member, tried)));
      if (judged.every(isFine)) tried.keep();
      left.forEach((member, at) => {
        if (judged[at]) results.set(member, judged[at]);
      });
      break;
    }
    failures.push(...found);
    left = left.filter((member) => found.every((failure) => failure.member !== member));
  }
  for (const member of members.filter(({ attributes }) => attributes.fails)) {
    const own = [...left.filter((one) => members.indexOf(one) < members.indexOf(member)), member];
    const tried = await attempt(own);
    const [found] = await failuresOf(own, tried, attempt);
    const why =
      found === undefined || found.member === member ? wrongFailure(tried.run, member.attributes.error, tried.assembled.place) : found.why;
    if (found && causeOf({ ...found, member }, failures, members)) failures.push({ ...found, member });
    else if (why !== undefined) failures.push({ member, why, line: found?.line ?? member.block.line });
    else {
      const result = await judge(member, tried);
      if (isFine(result)) tried.keep();
      results.set(member, result);
    }
  }
  for (const [member, result] of failedResults(failures, members)) results.set(member, result);
  return members.flatMap((member) => results.get(member) ?? []);
}

const isFine = ({ state }: BlockResult) => state === 'passed' || state === 'outdated';

/** The blocks of a program that failed. Where the error report doesn't name it, the first one with which the program fails. */
async function failuresOf(members: readonly Member[], whole: Attempt, attempt: Try): Promise<Failure[]> {
  if (!hasFailed(whole.run)) return [];
  const { failures, within } = blameOf(whole);
  if (within === undefined) return failures;
  let [fine, failing, last] = [0, within, whole];
  // Usually, everything before the last block is fine.
  for (let count = within - 1; failing - fine > 1; count = Math.floor((fine + failing) / 2)) {
    const tried = await attempt(members.slice(0, count));
    if (hasFailed(tried.run)) [failing, last] = [count, tried];
    else fine = count;
  }
  const member = members[failing - 1];
  if (!member) return failures;
  return [blameOf(last).failures.find((failure) => failure.member === member) ?? failureOf(member, last.run, last.assembled.place)];
}

/** Failed blocks, and those that only miss what a failed block would have defined: they count as not run. */
function failedResults(failures: readonly Failure[], members: readonly Member[]): [Member, BlockResult][] {
  const causes = new Map(failures.map((failure) => [failure, causeOf(failure, failures, members)]));
  return failures.map((failure): [Member, BlockResult] => {
    const { member, why, line } = failure;
    const base = { block: member.block, outputs: [] };
    const cause = causes.get(failure);
    if (cause)
      return [
        member,
        { ...base, state: 'not run', why: `it needs the sample in line ${cause.member.block.line}, which fails`, line: member.block.line },
      ];
    const holdsUp = failures.filter((one) => causes.get(one) === failure).map((one) => one.member.block.line);
    return [member, { ...base, state: 'failed', why, line, ...(holdsUp.length > 0 ? { holdsUp } : {}) }];
  });
}

/** The failed block above that mentions the name that this one misses, and has it itself. */
function causeOf({ member, why }: Failure, failures: readonly Failure[], members: readonly Member[]): Failure | undefined {
  const name = missingName(why);
  if (name === undefined) return undefined;
  const at = members.indexOf(member);
  const cause = failures
    .filter((other) => members.indexOf(other.member) < at && missingName(other.why) !== name)
    .find((other) => other.member.code.split(/[^\w$-]+/).includes(name));
  return cause && (causeOf(cause, failures, members) ?? cause);
}
