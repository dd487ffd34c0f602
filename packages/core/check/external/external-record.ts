import * as v from 'valibot';

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const known = v.strictObject({
  /** The day of the last request. */
  checked: day,
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
  /** Where it is now. */
  moved: v.optional(v.string()),
  /** The days on which it failed since it last worked. */
  failed: v.optional(v.array(day)),
  why: v.optional(v.string()),
});
const record = v.record(v.string(), known);

/** What is known of one address, and of all: address → what is known. */
export type KnownAddress = v.InferOutput<typeof known>;
export type ExternalRecord = Record<string, KnownAddress>;

/** Reads what `printRecord` wrote, also after people or a merge edited it; `undefined` where that cannot be. */
export function parseRecord(text: string): ExternalRecord | undefined {
  try {
    const parsed = v.safeParse(record, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** One line for each address, by name, so that a diff shows what changed. */
export function printRecord(all: ExternalRecord): string {
  const lines = Object.keys(all)
    .sort()
    .map((address) => `  ${JSON.stringify(address)}: ${JSON.stringify(all[address])}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
