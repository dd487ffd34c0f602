import { availableParallelism } from 'node:os';

/** Runs tasks in parallel, one per processor, and returns results in order. */
export async function inParallel<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
