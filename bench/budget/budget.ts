import * as v from 'valibot';

/** Size limits for a first visit and for each script, in bytes after Brotli: `bench/budget/budget.json`. */
export const budgetSchema = v.object({
  /** Everything a page downloads before it can be used; applies to every page. */
  visit: v.number(),
  /** Page path → a separate limit, for the home page and for reference pages whose text alone exceeds the general one. */
  pages: v.record(v.string(), v.number()),
  /** The script of a first visit. */
  script: v.number(),
  /** Name of a script or style sheet without its hash → its limit. */
  chunks: v.record(v.string(), v.number()),
  /** Name of a script → its modules, and their bytes, when its limit was set. */
  modules: v.record(v.string(), v.record(v.string(), v.number())),
});

export type Budget = v.InferOutput<typeof budgetSchema>;
