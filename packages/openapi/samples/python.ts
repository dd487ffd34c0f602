import type { Body, Request } from '../request/request.ts';
import { isPlain, queryText } from '../request/serialize.ts';
import { addressOf, basicOf, headersOf, indent, literal, pairsCode, queryKeys, SECONDS, type Style, type Text } from './sample-parts.ts';

const STYLE: Style = {
  name: JSON.stringify,
  pair: (name, code) => `(${name}, ${code})`,
  space: '',
  by: 4,
  words: { true: 'True', false: 'False', null: 'None' },
};

export function pythonSample(request: Request): string {
  const { method, body, answers } = request;
  const { address, pairs } = addressOf(request);
  const keys = queryKeys(request);
  const basic = basicOf(request);
  const headers = headersOf(request)
    // `json=` sets this type automatically.
    .filter(([name, [type]]) => !(name === 'Content-Type' && type === 'application/json' && body?.kind === 'json'))
    .map(([name, value]) => `${JSON.stringify(name)}: ${codeOf(value)}`);
  // A form encoded here is plain text to the client, which therefore sets no type.
  if (body?.kind === 'form' && !isPlain(body.pairs)) headers.push(`"Content-Type": ${JSON.stringify(body.type)}`);
  const query = [
    ...pairs.map(({ name, value }) => ({ name, code: JSON.stringify(value) })),
    ...keys.map(({ name, variable }) => ({ name, code: env(variable) })),
  ];
  const hasFunction = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method);
  const options = [
    ...(hasFunction ? [] : [JSON.stringify(method)]),
    JSON.stringify(address),
    ...(basic ? [`auth=(${env(basic.user)}, ${env(basic.password)})`] : []),
    ...(headers.length === 0
      ? []
      : [`headers=${headers.length === 1 ? `{${headers[0]}}` : `{\n${headers.map((line) => `    ${line},`).join('\n')}\n}`}`]),
    ...(query.length === 0 ? [] : [`params=${pairsCode(query, STYLE)}`]),
    ...(body === undefined ? [] : bodyCode(body)),
    `timeout=${SECONDS}`,
  ];
  const hasKeys =
    keys.length > 0 || basic !== undefined || headersOf(request).some(([, text]) => text.some((piece) => typeof piece !== 'string'));
  return [
    ...(hasKeys ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${hasFunction ? method.toLowerCase() : 'request'}(`,
    ...options.map((line) => indent(`${line},`, 4)),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    `print(${{ json: 'response.json()', text: 'response.text', none: 'response.status_code' }[answers]})`,
  ].join('\n');
}

/** With a line break at the end of the variable, the client would print the header. */
function env(variable: string): string {
  return `os.environ["${variable}"].strip()`;
}

function bodyCode(body: Body): string[] {
  if (body.kind === 'json') return [`json=${literal(body.value, STYLE)}`];
  if (body.kind === 'form') {
    if (!isPlain(body.pairs)) return [`data=${JSON.stringify(queryText(body.pairs))}`];
    return [
      `data=${pairsCode(
        body.pairs.map(({ name, value }) => ({ name, code: JSON.stringify(value) })),
        STYLE,
      )}`,
    ];
  }
  if (body.kind === 'text') return [`data=${JSON.stringify(body.text)}.encode()`];
  if (body.kind === 'file') return [`data=open(${JSON.stringify(body.file)}, "rb")`];
  const parts = body.parts.map(({ name, value, type, file }) => {
    const own = file === undefined ? ['None', JSON.stringify(value)] : [JSON.stringify(file), `open(${JSON.stringify(file)}, "rb")`];
    return { name, code: `(${[...own, ...(type === undefined ? [] : [JSON.stringify(type)])].join(', ')})` };
  });
  return [`files=${pairsCode(parts, STYLE)}`];
}

function codeOf(text: Text): string {
  if (text.every((piece) => typeof piece === 'string')) return JSON.stringify(text.join(''));
  const [only] = text;
  if (text.length === 1 && typeof only === 'object') return env(only.variable);
  const inner = text.map((piece) =>
    typeof piece === 'string' ? JSON.stringify(piece).slice(1, -1).replace(/[{}]/g, '$&$&') : `{os.environ['${piece.variable}'].strip()}`,
  );
  return `f"${inner.join('')}"`;
}
