import { type ModuleTree, moduleTree, type ScriptSyntax } from '../../util/module-tree.ts';

/** A value that only running the module could produce. */
export const UNREADABLE = Symbol('unreadable');

interface TreeNode {
  type: string;
}

/**
 * The default export of a module, read without running it. Reads objects, lists, strings and numbers, constants and functions of the
 * same file that return such values, and the argument of a call, as in `defineConfig({ … })`. Anything else is `UNREADABLE` in a list,
 * and left out of an object. Throws if the module does not parse.
 */
export function literalExport(code: string, lang: ScriptSyntax): unknown {
  const { body } = moduleTree(code, lang);
  const scope = namesOf(body);
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') return literalOf(node.declaration, scope, 0);
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = node.expression;
    if (left.type === 'MemberExpression' && code.slice(left.start, left.end) === 'module.exports') return literalOf(right, scope, 0);
  }
  return UNREADABLE;
}

type Scope = ReadonlyMap<string, TreeNode>;

function namesOf(body: ModuleTree['body']): Scope {
  const names = new Map<string, TreeNode>();
  for (const statement of body) {
    const node = statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'FunctionDeclaration' && node.id) names.set(node.id.name, node);
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) if (id.type === 'Identifier' && init) names.set(id.name, init);
  }
  return names;
}

const MAX_DEPTH = 60;

type Statement = ModuleTree['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

function literalOf(given: TreeNode | null, scope: Scope, depth: number): unknown {
  if (given === null || depth > MAX_DEPTH) return UNREADABLE;
  const node = given as Expression | Extract<Statement, { type: 'FunctionDeclaration' }>; // nodes that callers found in the tree
  const inner = (next: TreeNode | null) => literalOf(next, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : UNREADABLE;
    case 'Identifier':
      return inner(scope.get(node.name) ?? null);
    case 'ArrayExpression':
      return node.elements.flatMap((element) => {
        if (element?.type !== 'SpreadElement') return [inner(element)];
        const list = inner(element.argument);
        return Array.isArray(list) ? list : [UNREADABLE];
      });
    case 'ObjectExpression': {
      const result: Record<string, unknown> = {};
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') Object.assign(result, inner(property.argument));
        else if (!property.computed) {
          const key = property.key.type === 'Identifier' ? property.key.name : String(inner(property.key));
          const value = inner(property.value);
          if (value !== UNREADABLE) result[key] = value;
        }
      }
      return result;
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return inner(node.expression);
    case 'AwaitExpression':
      return inner(node.argument);
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      const called = callee.type === 'Identifier' ? scope.get(callee.name) : undefined;
      // Functions of this file are evaluated; library functions are assumed to return their argument.
      return inner(called ?? given[0] ?? null);
    }
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? returned(node.body, inner) : inner(node.body);
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return node.body ? returned(node.body, inner) : UNREADABLE;
    default:
      return UNREADABLE;
  }
}

function returned({ body }: { body: readonly TreeNode[] }, inner: (next: TreeNode | null) => unknown): unknown {
  const last = (body as readonly Statement[]).find((statement) => statement.type === 'ReturnStatement');
  return last?.type === 'ReturnStatement' ? inner(last.argument) : UNREADABLE;
}
