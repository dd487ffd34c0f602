import { moduleParts } from '../../../packages/samples/syntax/parse-javascript.ts';

/**
 * Turns a JavaScript module into the body of an async function for tests. The function takes `load`, which returns a module by
 * name, and returns the default export. Line numbers don't change.
 */
export function moduleFunction(code: string): string {
  const { imports, defaultExport } = moduleParts(code, 'jsx');
  const changes = imports.map(({ start, end, from, names }) => ({ start, end, text: loading(from, names) }));
  if (defaultExport) changes.push({ start: defaultExport.start, end: defaultExport.value.start, text: 'return ' });
  let text = code;
  for (const { start, end, text: replacement } of changes.sort((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + replacement + text.slice(end);
  }
  return text;
}

/** `import a, { b } from "c"` → `const { default: a, b: b } = await load("c");`. */
function loading(from: string, names: Record<string, string>): string {
  const loaded = `await load(${JSON.stringify(from)})`;
  const all = Object.entries(names).filter(([, imported]) => imported === '*');
  const single = Object.entries(names).filter(([, imported]) => imported !== '*');
  const statements = all.map(([local]) => `const ${local} = ${loaded};`);
  if (single.length > 0) {
    statements.push(`const { ${single.map(([local, imported]) => `${JSON.stringify(imported)}: ${local}`).join(', ')} } = ${loaded};`);
  }
  return statements.join(' ') || `${loaded};`;
}
