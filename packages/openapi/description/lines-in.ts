import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

type Keys = readonly string[];
type LineOf = (keys: Keys) => number | undefined;

/** Lines of the nodes at these paths, or of their closest ancestors, in the text of a description. */
export function linesIn(text: string, paths: readonly Keys[]): number[] {
  if (paths.length === 0) return [];
  const around = paths.map((keys) => keys.map((_, index) => keys.slice(0, keys.length - index)));
  const lineOf = text.startsWith('{') ? linesInJson(text, around.flat()) : linesInYaml(text);
  return around.map((nodes) => nodes.map(lineOf).find((line) => line !== undefined) ?? 1);
}

function linesInYaml(text: string): LineOf {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  return (keys) => {
    const node = parsed.getIn(keys, true);
    if (!isNode(node)) return undefined;
    const above = parsed.getIn(keys.slice(0, -1), true);
    const key = isMap(above)
      ? above.items.map((pair) => pair.key).find((one) => isScalar(one) && String(one.value) === keys.at(-1))
      : undefined;
    const range = (isScalar(key) ? key : node).range;
    return range ? lines.linePos(range[0]).line : undefined;
  };
}

/** Scans JSON once for brackets, because a YAML parser would take a minute for the largest descriptions. */
function linesInJson(text: string, paths: readonly Keys[]): LineOf {
  const id = (keys: Keys) => JSON.stringify(keys);
  const wanted = new Set(paths.map(id));
  const deepest = Math.max(...paths.map((keys) => keys.length));
  const found = new Map<string, number>();
  const open: { list: boolean; key: string; count: number }[] = [];
  let line = 1;
  for (const [token] of text.matchAll(/\n|"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\],]/g)) {
    const top = open.at(-1);
    if (token === '\n') line++;
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && top?.list) top.key = String(++top.count);
    else if (token.endsWith(':') && top && !top.list) {
      line += token.split('\n').length - 1;
      top.key = String(JSON.parse(token.replace(/\s*:$/, '')));
    }
    if (token === '{' || token === '[') open.push({ list: token === '[', key: token === '[' ? '0' : '', count: 0 });
    else if (!token.endsWith(':')) continue;
    if (open.length > deepest + 1) continue;
    const keys = open.filter(({ key }) => key !== '').map(({ key }) => key);
    const name = id(keys);
    if (wanted.has(name) && !found.has(name)) found.set(name, line);
  }
  return (keys) => found.get(id(keys));
}
