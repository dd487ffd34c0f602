import type { OwnValues } from './fill-texts.ts';

/** Kept only while this tab shows the site: never in storage, an address or a request. */
let values: OwnValues = {};
const NONE: OwnValues = values;
const listeners = new Set<() => void>();

export const valueStore = {
  get: (): OwnValues => values,
  /** State before any script runs. */
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

// Editing a request creates new samples, which get the same values.
globalThis.addEventListener?.('samples', () => change({ ...values }));
