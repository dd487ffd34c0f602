// The only file that touches the parser of descriptions.
import { LineCounter, parseDocument } from 'yaml';
import { expandConstants } from '../core/content/source/constants.ts';
import { readSource } from '../core/content/source/read-source.ts';
import type { Diagnostic } from '../core/shared/diagnostic.ts';
import { isRecord } from '../core/shared/is-record.ts';
import { Document, type Node, pointerKeys } from './document.ts';
import { linesIn } from './lines-in.ts';

/** A description file as a document, or what is wrong with it. `names` are the constants of the site. */
export async function readDescription(
  file: string,
  shown: string,
  names: Readonly<Record<string, string>>,
): Promise<Document | Diagnostic[]> {
  const source = readSource(file, shown);
  if (typeof source !== 'string') return [source];
  const known = Object.keys(names).some((name) => source.includes(`{{${name}}}`));
  const text = known ? expandConstants(source, names).text.replace(/: "(\d+)"$/gm, ': $1') : source;
  const read = readText(text, shown);
  if (!('root' in read)) return [read];
  const { root } = read;
  const broken = (message: string, help: string, keys: readonly string[] = []): Diagnostic => ({
    id: 'openapi-broken',
    message,
    help,
    file: shown,
    line: linesIn(text, [keys])[0] ?? 1,
    column: 1,
  });
  if (typeof root.openapi !== 'string' || !/^3\.[0-2]/.test(root.openapi)) {
    const what =
      root.swagger === undefined ? 'The file does not say which version of OpenAPI it is.' : 'The file is a Swagger 2.0 description.';
    return [broken(what, 'Use OpenAPI 3.0 or 3.1, and begin the file with `openapi: 3.1.0`.')];
  }
  const document = new Document(root, text);
  const missing = [...referencesOf(root)].filter(({ reference }) => document.find(reference) === undefined);
  if (missing.length > 0)
    return missing.slice(0, 20).map(({ reference, keys }) => {
      const local = reference.startsWith('#');
      const help = local ? 'Correct the name, or add what it names.' : 'Bundle the parts of the description into one file first.';
      return broken(`The reference “${reference}” leads nowhere.`, help, keys);
    });
  // The parser is larger than all else that a build loads, and few sites need it.
  const { parse, validate } = await import('@readme/openapi-parser');
  // It changes what it is given.
  const result = await validate(await parse(structuredClone(root) as Parameters<typeof parse>[0]), {
    validate: { errors: { colorize: false } },
  });
  if (result.valid) return document;
  return result.errors.slice(0, 20).map(({ message }) => {
    const [first = ''] = message.split('\n').filter((line) => line.trim() !== '');
    const pointer = /(?:at|in) [`"]?#?(\/[^\s`"]+)/.exec(message)?.[1] ?? /#(\/[^\s`"]+)/.exec(message)?.[1] ?? '';
    return broken(`The description is not valid: ${first.trim().replace(/[.:]?$/, '.')}`, 'Correct this part of it.', pointerKeys(pointer));
  });
}

function readText(text: string, file: string): { root: Node } | Diagnostic {
  // JSON is parsed much faster than YAML; whatever is wrong with it, the parser of YAML finds the place.
  if (text.startsWith('{')) {
    try {
      const root: unknown = JSON.parse(text);
      if (isRecord(root)) return { root };
    } catch {}
  }
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const [error] = parsed.errors;
  const broken = { id: 'openapi-broken', file } as const;
  if (error) {
    const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {};
    const [message = ''] = error.message.split('\n');
    return {
      ...broken,
      message: `The file cannot be parsed: ${message.replace(/ at line \d+, column \d+:?$/, '')}.`,
      help: 'Correct the syntax.',
      line,
      column,
    };
  }
  const root: unknown = parsed.toJS({ maxAliasCount: -1 });
  if (!isRecord(root)) return { ...broken, message: 'The file is empty.', help: 'Write an OpenAPI description.', line: 1, column: 1 };
  return { root };
}

/** Every `$ref` with the keys that lead to it. Examples hold data of their own. */
function* referencesOf(value: unknown, keys: readonly string[] = []): Iterable<{ reference: string; keys: readonly string[] }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') yield { reference: inner, keys };
    else if (key !== 'example' && key !== 'value' && key !== 'default' && key !== 'enum' && key !== 'const')
      yield* referencesOf(inner, [...keys, key]);
  }
}
