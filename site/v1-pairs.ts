/** Pages of v1 whose subject stands at another path in v2. */
export const v1Pairs: Record<string, string> = {};
