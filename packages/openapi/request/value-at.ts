/** The value of an own property, for names from a description: inherited ones such as `constructor` don't count. */
export function valueAt<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
