import { encodePath } from '../shared/address.ts';
import { type DiagnosticPlace, placeAt } from '../shared/diagnostic.ts';
import { escapePattern } from '../shared/escape.ts';
import { type ModuleTree, moduleTree } from '../util/module-tree.ts';

/** A source file of the settings: the settings file or one of its imports. */
export interface ConfigSource {
  /** From the root of the site. */
  file: string;
  text: string;
}

/** Location of a key (`base: …`), or the beginning of the settings file if it cannot be found. */
export function placeOfKey(key: string, sources: readonly ConfigSource[]): DiagnosticPlace {
  if (key === '') return find(undefined, sources);
  return find(new RegExp(`(?<=^|[\\s{,'"])${writtenAs(key)}['"]?\\s*:`, 'm'), sources);
}

/** Location of a quoted text (`'/gone/'`), or the beginning of the settings file if it cannot be found. */
export function placeOfText(text: string, sources: readonly ConfigSource[]): DiagnosticPlace {
  return find(new RegExp(`['"\`]${writtenAs(text)}['"\`]`), sources);
}

/** A text in code, where an address may be percent-encoded. */
function writtenAs(text: string): string {
  const plain = escapePattern(text).replace(/['"`]/g, '\\\\?$&');
  if (!text.startsWith('/')) return plain;
  return `(?:${plain}|${escapePattern(encodePath(text))})`;
}

function find(pattern: RegExp | undefined, sources: readonly ConfigSource[]): DiagnosticPlace {
  for (const { file, text } of sources) {
    const match = pattern?.exec(text);
    if (match) return { file, ...placeAt(text, match.index) };
  }
  return { file: sources[0]?.file ?? 'docs.config.ts', line: 1, column: 1 };
}

type Statement = ModuleTree['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type Exported = Extract<Statement, { type: 'ExportDefaultDeclaration' }>['declaration'];
/** An expression of one of the files. */
type Value = [source: ConfigSource, node: Expression | Exported];

const DEEPEST = 20;

/**
 * Location of a setting by its path: `versions`, `1`, `content`. A missing setting is reported where it belongs. Values that
 * cannot be followed, such as results of functions, are searched for by name alone.
 */
export function placeOfPath(keys: readonly string[], sources: readonly ConfigSource[]): DiagnosticPlace {
  const names = namesOf(sources);
  const places = new Map<string, { source: ConfigSource; at: number } | undefined>();
  for (const name of [keys[0] ?? '', 'default']) {
    const value = names.get(name);
    if (value) visit(value, name === 'default' ? [] : [name]);
  }
  for (let length = keys.length; length > 0; length--) {
    const place = places.get(keys.slice(0, length).join('\n'));
    const isHidden = length < keys.length && places.has([...keys.slice(0, length), '...'].join('\n'));
    if (isHidden) return placeOfKey(keys.findLast((key) => !/^\d+$/.test(key)) ?? '', sources);
    if (place) return { file: place.source.file, ...placeAt(place.source.text, place.at) };
  }
  return placeOfKey(keys[0] ?? '', sources);

  /**
   * Collects the locations of a setting's entries; `...` for entries that are not spelled out. Names are resolved to constants of
   * all files.
   */
  function visit([source, node]: Value, path: readonly string[], depth = 0): void {
    if (depth > DEEPEST) return;
    const inner = (next: Expression) => visit([source, next], path, depth + 1);
    const entry = (name: string, at: number, value: Expression) => {
      places.set([...path, name].join('\n'), { source, at });
      visit([source, value], [...path, name], depth + 1);
    };
    const named = node.type === 'Identifier' ? names.get(node.name) : undefined;
    if (named) visit(named, path, depth + 1);
    else if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') inner(node.expression);
    else if (node.type === 'CallExpression' && node.arguments[0] && node.arguments[0].type !== 'SpreadElement') inner(node.arguments[0]);
    else if (node.type === 'ArrayExpression') {
      const spread = node.elements.findIndex((element) => element?.type === 'SpreadElement');
      if (spread >= 0) places.set([...path, '...'].join('\n'), undefined);
      for (const [index, element] of node.elements.slice(0, spread < 0 ? undefined : spread).entries())
        if (element && element.type !== 'SpreadElement') entry(String(index), element.start, element);
    } else if (node.type === 'ObjectExpression')
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') inner(property.argument);
        else if (property.key.type === 'Identifier') entry(property.key.name, property.start, property.value);
        // The location of the first letter, as for unquoted names.
        else if (property.key.type === 'Literal') entry(String(property.key.value), property.start + 1, property.value);
      }
    else places.set([...path, '...'].join('\n'), undefined);
  }
}

/** The constants of all files, and under `default` the export of the first file. */
function namesOf(sources: readonly ConfigSource[]): Map<string, Value> {
  const names = new Map<string, Value>();
  for (const source of sources) {
    for (const statement of statementsOf(source)) {
      const node = statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
      if (node.type === 'ExportDefaultDeclaration' && !names.has('default')) names.set('default', [source, node.declaration]);
      if (node.type !== 'VariableDeclaration') continue;
      for (const { id, init } of node.declarations) if (id.type === 'Identifier' && init) names.set(id.name, [source, init]);
    }
  }
  return names;
}

function statementsOf({ file, text }: ConfigSource): readonly Statement[] {
  try {
    return moduleTree(text, file.endsWith('x') ? 'tsx' : 'ts').body;
  } catch {
    return []; // not code, for example a list in JSON
  }
}
