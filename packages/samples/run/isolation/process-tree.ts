import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  processes: number;
  /** Resident memory of all of them, in MB. */
  memory: number;
}

interface ProcessStat {
  parent: number;
  group: number;
  /** In MB. */
  memory: number;
}

const PAGE = 4096;

/** What the descendants of a process and those of its group use, as Linux tells; nothing elsewhere. */
export function usageOf(root: number): Usage {
  const stats = new Map(processIds().flatMap((pid) => statOf(pid) ?? []));
  const known = new Map<number, boolean>([[root, true]]);
  const isInside = (pid: number): boolean => {
    const stat = stats.get(pid);
    const answer = known.get(pid) ?? (stat !== undefined && (stat.group === root || isInside(stat.parent)));
    known.set(pid, answer);
    return answer;
  };
  const inside = [...stats].filter(([pid]) => isInside(pid));
  return { processes: inside.length, memory: inside.reduce((sum, [, { memory }]) => sum + memory, 0) };
}

/** Processes that have a variable in their environment: those of a sample that left its group. */
export function processesWith(variable: string): number[] {
  return processIds().filter((pid) => readIfThere(`/proc/${pid}/environ`).includes(variable));
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function statOf(pid: number): [[number, ProcessStat]] | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name of a program stands in parentheses and may have any sign in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 22) return undefined;
  return [[pid, { parent: Number(fields[1]), group: Number(fields[2]), memory: (Number(fields[21]) * PAGE) / 1e6 }]];
}

/** A process may end, or belong to somebody else, while it is looked at. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
