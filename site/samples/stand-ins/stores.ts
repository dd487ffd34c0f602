/** `$.service.db`: the values of one step or source, kept in `stored`. */
export function serviceDb(stored: Record<string, unknown>) {
  return {
    get: (key: string) => stored[key],
    set(key: string, value: unknown) {
      stored[key] = structuredClone(value);
    },
  };
}

/** A data store, kept in `stored`. Reads and writes copy values. */
export function dataStore(stored: Record<string, unknown>) {
  return {
    get: async (key: string) => structuredClone(stored[key]),
    has: async (key: string) => Object.hasOwn(stored, key),
    keys: async () => Object.keys(stored),
    entries: async () => Object.entries(structuredClone(stored)),
    async set(key: string, value: unknown) {
      stored[key] = structuredClone(value);
    },
    async delete(key: string) {
      delete stored[key];
    },
    async clear() {
      for (const key of Object.keys(stored)) delete stored[key];
    },
  };
}
