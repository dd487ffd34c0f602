import type { OwnValues } from './fill-texts.ts';

/** For as long as this tab shows the site, and nowhere else: not in storage, not in an address, not in any request. */
let values: OwnValues = {};
const NONE: OwnValues = values;
const listeners = new Set<() => void>();

export const valueStore = {
  get: (): OwnValues => values,
  /** What a page has before any script runs. */
  getOnServer: (): OwnValues => NONE,
  set(id: string, value: string): void {
    change({ ...values, [id]: value });
  },
  clear(): void {
    change(NONE);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function change(next: OwnValues): void {
  values = next;
  for (const listener of listeners) listener();
}

// A request that is edited has new samples, which the same values go into.
globalThis.addEventListener?.('samples', () => change({ ...values }));
