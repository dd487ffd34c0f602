import { answers, type QueryCase } from './queries.ts';

/** Quality of the results for a group of queries; shares are from 0 to 1. */
export interface Score {
  queries: number;
  /** Mean reciprocal rank of the first right answer among the first ten results. */
  mrr: number;
  first: number;
  firstThree: number;
  /** Share of queries without results. */
  empty: number;
}

export interface Judged {
  query: QueryCase;
  /** Addresses in the order shown. */
  given: string[];
  /** Rank of the first right answer, or 0 if it isn't among the first ten. */
  place: number;
}

/** Runs every query. `search` returns addresses, best first. */
export async function judge(queries: readonly QueryCase[], search: (query: string) => Promise<string[]>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries) {
    const given = (await search(query.query)).slice(0, 10);
    judged.push({ query, given, place: given.findIndex((address) => answers(address, query.right)) + 1 });
  }
  return judged;
}

/** Scores by class, with the total as `all`. */
export function scores(judged: readonly Judged[]): Map<string, Score> {
  const kinds = [...new Set(judged.map(({ query }) => query.kind))];
  const of = (list: readonly Judged[]): Score => {
    const share = (test: (entry: Judged) => boolean) => list.filter(test).length / list.length;
    return {
      queries: list.length,
      mrr: list.reduce((sum, { place }) => sum + (place === 0 ? 0 : 1 / place), 0) / list.length,
      first: share(({ place }) => place === 1),
      firstThree: share(({ place }) => place >= 1 && place <= 3),
      empty: share(({ given }) => given.length === 0),
    };
  };
  return new Map([
    ...kinds.map((kind): [string, Score] => [kind, of(judged.filter(({ query }) => query.kind === kind))]),
    ['all', of(judged)],
  ]);
}

/** One line per class of queries. */
export function scoreTable(byKind: ReadonlyMap<string, Score>): string {
  const row = (cells: string[]) => cells.map((cell, i) => (i === 0 ? cell.padEnd(10) : cell.padStart(8))).join('');
  const number = (value: number) => value.toFixed(3);
  return [
    row(['class', 'queries', 'MRR@10', 'first', 'top 3', 'empty']),
    ...[...byKind].map(([kind, s]) =>
      row([kind, String(s.queries), number(s.mrr), number(s.first), number(s.firstThree), number(s.empty)]),
    ),
  ].join('\n');
}

/** Describes a query whose right answer isn't the first result. */
export function missed({ query, given, place }: Judged): string {
  return `${query.kind}: “${query.query}” ${place === 0 ? 'not found' : `at ${place}`}\n  first ${given.slice(0, 3).join(' ')}\n  right ${query.right.join(' ')}`;
}
