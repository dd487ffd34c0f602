/** More levels than anybody writes. */
const MOST_LEVELS = 500;
const LISTS = new RegExp(String.raw`^[ \t]*(?:[-?][ \t]+){${MOST_LEVELS}}`, 'm');

/** Message for YAML that's too deeply nested to parse: the parser would overflow the stack and end the process. */
export const TOO_DEEP = `it has more than ${MOST_LEVELS} levels`;

export function isTooDeep(yaml: string): boolean {
  if (LISTS.test(yaml)) return true;
  let level = 0;
  for (const [bracket] of yaml.matchAll(/[[\]{}]/g)) {
    level = Math.max(0, level + (bracket === '[' || bracket === '{' ? 1 : -1));
    if (level > MOST_LEVELS) return true;
  }
  return false;
}
