/** The value under a name that others chose: `constructor` and `toString` are none that an object has by itself. */
export function valueAt<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
