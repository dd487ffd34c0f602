/** Settings as TypeScript that a person would write. */
export function printConfig(settings: Readonly<Record<string, unknown>>): string {
  return `import { defineConfig } from '@workflow-docs/engine';\n\nexport default defineConfig(${printed(settings, '')});\n`;
}

const MAX_LINE = 100;

function printed(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = (depth: string) =>
    Array.isArray(value)
      ? value.map((one) => printed(one, depth))
      : Object.entries(value).map(([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : printed(key, '')}: ${printed(one, depth)}`);
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${parts('').join(', ')}${pad}${close}`;
  const isTop = indent === '' && open === '{';
  if (!isTop && !line.includes('\n') && indent.length + line.length <= MAX_LINE) return line;
  return `${open}\n${parts(inner)
    .map((part) => `${inner}${part},`)
    .join('\n')}\n${indent}${close}`;
}
