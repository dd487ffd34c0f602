import { MEASURING, type MeasuringSet } from './queries.ts';
import { type Judged, type Score, scores } from './score.ts';

/** Class → minimum MRR@10 and share of first places. */
type Floors = Record<string, { mrr: number; first: number }>;

/** Floors of each measuring set, from `site/search/floors.json`. */
export type FloorsBySet = Record<MeasuringSet, Floors>;

/** Messages about scores below their floors. */
export function faultsOf(judged: readonly Judged[], floors: FloorsBySet, sets: readonly MeasuringSet[] = MEASURING): string[] {
  return sets.flatMap((set) =>
    belowFloors(scores(judged.filter(({ query }) => query.set === set)), floors[set]).map((fault) => `${set}, ${fault}`),
  );
}

/** Floors from the current scores, never lower than the old ones. */
export function raised(judged: readonly Judged[], old: FloorsBySet): FloorsBySet {
  const of = (set: MeasuringSet) => raisedFloors(scores(judged.filter(({ query }) => query.set === set)), old[set]);
  return { test: of('test'), hard: of('hard'), seen: of('seen') };
}

function belowFloors(byKind: ReadonlyMap<string, Score>, floors: Floors): string[] {
  return Object.entries(floors).flatMap(([kind, floor]) => {
    const score = byKind.get(kind);
    if (!score) return [`There is a floor for the class “${kind}”, but no query of it.`];
    const low = (name: 'mrr' | 'first') =>
      score[name] < floor[name] ? [`${kind}: ${name} is ${score[name].toFixed(3)}, its floor is ${floor[name]}.`] : [];
    return [...low('mrr'), ...low('first')];
  });
}

/** Room for one query per class to change, as adding or removing any page may do. */
function tolerance({ queries }: Score): number {
  return Math.max(0.02, 1 / queries);
}

function raisedFloors(byKind: ReadonlyMap<string, Score>, old: Floors): Floors {
  const floors: Floors = {};
  for (const [kind, score] of byKind) {
    const down = (name: 'mrr' | 'first') => Math.max(Math.floor((score[name] - tolerance(score)) * 100) / 100, old[kind]?.[name] ?? 0);
    floors[kind] = { mrr: down('mrr'), first: down('first') };
  }
  return floors;
}
