import { jsonText } from '../request/exact-number.ts';
import type { Body, Request } from '../request/request.ts';
import { isPlain, queryText } from '../request/serialize.ts';
import {
  addressOf,
  basicOf,
  hasExactNumbers,
  headersOf,
  indent,
  literal,
  pairsCode,
  queryKeys,
  SECONDS,
  type Style,
  type Text,
} from './sample-parts.ts';

const STYLE: Style = {
  // Without brackets, this name would set the prototype.
  name: (name) => (name === '__proto__' ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  pair: (name, code) => `[${name}, ${code}]`,
  space: ' ',
  by: 2,
  words: {},
};

export function nodeSample(request: Request): string {
  const { method, body, answers } = request;
  const { address, pairs } = addressOf(request);
  const keys = queryKeys(request);
  const basic = basicOf(request);
  const query = pairsCode(
    [
      ...pairs.map(({ name, value }) => ({ name, code: JSON.stringify(value) })),
      ...keys.map(({ name, variable }) => ({ name, code: `process.env.${variable}` })),
    ],
    STYLE,
  );
  const hasQuery = pairs.length + keys.length > 0;
  const headers = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has it
    ...(basic ? ['Authorization: `Basic ${login}`'] : []),
    ...headersOf(request).map(([name, value]) => `${STYLE.name(name)}: ${codeOf(value)}`),
    // `URLSearchParams` would encode the separators.
    ...(body?.kind === 'form' && !isPlain(body.pairs) ? [`"Content-Type": ${JSON.stringify(body.type)}`] : []),
  ];
  const sent = body === undefined ? undefined : bodyCode(body);
  return [
    ...(sent?.before ?? []),
    ...(basic
      ? [`const login = Buffer.from(\`\${process.env.${basic.user}}:\${process.env.${basic.password}}\`).toString("base64");`]
      : []),
    ...(hasQuery ? [`const query = new URLSearchParams(${query});`] : []),
    `const response = await fetch(${hasQuery ? `\`${address.replace(/[`\\]|\$\{/g, '\\$&')}${address.includes('?') ? '&' : '?'}\${query}\`` : JSON.stringify(address)}, {`,
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : headers.length === 1
        ? [`  headers: { ${headers[0]} },`]
        : ['  headers: {', ...headers.map((line) => `    ${line},`), '  },']),
    ...(sent ? [indent(`body: ${sent.code},`, 2)] : []),
    `  signal: AbortSignal.timeout(${SECONDS}_000),`,
    '});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has it
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    {
      json: 'console.dir(await response.json(), { depth: null });',
      text: 'console.log(await response.text());',
      none: 'console.log(response.status);',
    }[answers],
  ].join('\n');
}

function bodyCode(body: Body): { before: string[]; code: string } {
  if (body.kind === 'json') {
    // JavaScript numbers would lose digits.
    if (hasExactNumbers(body.value)) return { before: [], code: template(jsonText(body.value, 2)) };
    return { before: [], code: `JSON.stringify(${literal(body.value, STYLE)})` };
  }
  if (body.kind === 'form') {
    if (!isPlain(body.pairs)) return { before: [], code: JSON.stringify(queryText(body.pairs)) };
    return {
      before: [],
      code: `new URLSearchParams(${pairsCode(
        body.pairs.map(({ name, value }) => ({ name, code: JSON.stringify(value) })),
        STYLE,
      )})`,
    };
  }
  if (body.kind === 'text') return { before: [], code: body.text.includes('\n') ? template(body.text) : JSON.stringify(body.text) };
  const reading = 'import { readFile } from "node:fs/promises";';
  if (body.kind === 'file') return { before: [reading, ''], code: `await readFile(${JSON.stringify(body.file)})` };
  const lines = body.parts.map(({ name, value, type, file }) => {
    const options = type === undefined ? '' : `, { type: ${JSON.stringify(type)} }`;
    if (file !== undefined)
      return `form.append(${JSON.stringify(name)}, new Blob([await readFile(${JSON.stringify(file)})]${options}), ${JSON.stringify(file)});`;
    const text = value.includes('\n') ? template(value) : JSON.stringify(value);
    return `form.append(${JSON.stringify(name)}, ${type === undefined ? text : `new Blob([${text}]${options})`});`;
  });
  return {
    before: [...(body.parts.some(({ file }) => file !== undefined) ? [reading, ''] : []), 'const form = new FormData();', ...lines],
    code: 'form',
  };
}

function codeOf(text: Text): string {
  const [only] = text;
  if (text.length === 1 && only !== undefined) return typeof only === 'string' ? JSON.stringify(only) : `process.env.${only.variable}`;
  return `\`${text.map((piece) => (typeof piece === 'string' ? piece.replace(/[`\\]|\$\{/g, '\\$&') : `\${process.env.${piece.variable}}`)).join('')}\``;
}

function template(text: string): string {
  return `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``;
}
