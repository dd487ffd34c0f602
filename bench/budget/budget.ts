import * as v from 'valibot';

/** What a first visit and each script may weigh, in bytes after brotli: `bench/budget/budget.json`. */
export const budgetSchema = v.object({
  /** All that is fetched until a page can be used, for every page. */
  visit: v.number(),
  /** Pages with a limit of their own, by path: the home page, and reference pages whose own text is longer than that. */
  pages: v.record(v.string(), v.number()),
  /** The script of a first visit. */
  script: v.number(),
  /** Name of a script or style without its hash → its limit. */
  chunks: v.record(v.string(), v.number()),
  /** Name of a script → what it was made of when its limit was set. */
  modules: v.record(v.string(), v.record(v.string(), v.number())),
});

export type Budget = v.InferOutput<typeof budgetSchema>;
