import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  processes: number;
  /** Total resident memory, in MB. */
  memory: number;
}

interface ProcessStat {
  parent: number;
  group: number;
  /** In MB. */
  memory: number;
}

const PAGE = 4096;

/** Resource usage of a process's descendants and its group, on Linux. Elsewhere, nothing. */
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

/** Processes with a certain environment variable, to find those that left the sample's group. */
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
  // The program name is in parentheses and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 22) return undefined;
  return [[pid, { parent: Number(fields[1]), group: Number(fields[2]), memory: (Number(fields[21]) * PAGE) / 1e6 }]];
}

/** A process may exit, or belong to another user, while it's inspected. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
