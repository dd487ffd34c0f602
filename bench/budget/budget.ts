import * as v from 'valibot';

/** What a first visit and each script may weigh, in bytes after brotli: `bench/budget/budget.json`. */
export const budgetSchema = v.object({
  /** All that is fetched until a page of middle size can be used. */
  visit: v.number(),
  /** The script of it. */
  script: v.number(),
  /** Name of a script or style without its hash → its limit. */
  chunks: v.record(v.string(), v.number()),
  /** Name of a script → what it was made of when its limit was set. */
  modules: v.record(v.string(), v.record(v.string(), v.number())),
});

export type Budget = v.InferOutput<typeof budgetSchema>;
