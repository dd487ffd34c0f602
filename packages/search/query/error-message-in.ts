/** Characters. More of what was pasted says nothing new. */
const LONGEST_PASTE = 5000;
/** Shorter JSON is searched for as it is: it may be a sample. */
const LONG = 200;
const SAID = /"(?:errorMessage|message|error|msg)"\s*:\s*"([^"]+)"/;

/** Where a program was when it failed: lines of a stack, of Node.js and of Python. */
const FRAMES =
  /\s+at (?:async )?(?:[\w.$<>]+ )?(?:\((?:[a-z]+:|\/|<)[^)]*\)|(?:file:|node:|\/)\S+)|\bFile "[^"]*", line \d+(?:, in [\w<>]+)?|\bTraceback \(most recent call last\):/g;

/** What an error says, without where it happened. Of a Python traceback, the last line says it. */
export function errorMessageIn(query: string): string {
  const pasted = query.slice(0, LONGEST_PASTE);
  const said = pasted.length > LONG ? SAID.exec(pasted)?.[1] : undefined;
  if (said !== undefined) return said;
  if (pasted.search(FRAMES) < 0) return pasted;
  const python = /\bTraceback \(most recent[\s\S]*\s((?:\w+\.)*\w*(?:Error|Exception): [\s\S]*)$/.exec(pasted)?.[1];
  const rest = (python ?? pasted).replace(FRAMES, ' ');
  return /\w/.test(rest) ? rest : pasted;
}
