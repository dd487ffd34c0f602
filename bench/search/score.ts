import { answers, type QueryCase } from './queries.ts';

/** How good the answers to a group of queries are; shares from 0 to 1. */
export interface Score {
  queries: number;
  /** Mean of 1/place of the first right answer among the first ten. */
  mrr: number;
  first: number;
  firstThree: number;
  /** Share of queries without any answer. */
  empty: number;
}

export interface Judged {
  query: QueryCase;
  /** Addresses in the order shown. */
  given: string[];
  /** Place of the first right answer, 0 where none is among the first ten. */
  place: number;
}

/** Asks every query. `search` gives addresses, best first. */
export async function judge(queries: readonly QueryCase[], search: (query: string) => Promise<string[]>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries) {
    const given = (await search(query.query)).slice(0, 10);
    judged.push({ query, given, place: given.findIndex((address) => answers(address, query.right)) + 1 });
  }
  return judged;
}

/** Scores by class, and `all` for everything. */
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

/** A line for each class of queries. */
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

/** A query whose right answer is not the first, told for people. */
export function missed({ query, given, place }: Judged): string {
  return `${query.kind}: “${query.query}” ${place === 0 ? 'not found' : `at ${place}`}\n  first ${given.slice(0, 3).join(' ')}\n  right ${query.right.join(' ')}`;
}
