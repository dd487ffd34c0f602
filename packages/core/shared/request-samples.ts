import { formPairs, type KeyHeader, type Request } from './api-request.ts';
import { goSample } from './go-sample.ts';

/** No sample waits longer for a response. */
const SECONDS = 30;

export interface Sample {
  /** As on all tabs of the site. */
  label: string;
  language: string;
  code: string;
}

/**
 * A request in each language, ready to be pasted. If it fails, each prints the status and the body of the
 * response and ends with an error, and none prints the key: clients that throw the whole request are not used.
 */
export function samples(request: Request): Sample[] {
  const shell = { label: 'curl', language: 'bash', code: curl(request) };
  if (request.send === 'multipart' || request.send === 'file') return [shell];
  return [
    shell,
    { label: 'Node.js', language: 'javascript', code: node(request) },
    { label: 'Python', language: 'python', code: python(request) },
    { label: 'Go', language: 'go', code: goSample(request) },
  ];
}

function curl({ method, url, query, headers = [], key, body, send, contentType, answers }: Request): string {
  const encode = query.some(([, value]) => encodeURIComponent(value).replace('%24', '$') !== String(value));
  // With `-G` a body would be sent as query, too.
  const byCurl = encode && body === undefined;
  const pairs = query.map(([name, value]) => `${name}=${encode ? encodeURIComponent(value).replaceAll('%24', '$') : value}`);
  const address = byCurl || query.length === 0 ? url : `${url}?${pairs.join('&')}`;
  const lines = [
    `curl${method === 'GET' ? '' : method === 'HEAD' ? ' --head' : ` -X ${method}`}${byCurl ? ' -G' : ''} ${quoted(address)}`,
    // Prints the body of an error, too, and its status: https://curl.se/docs/manpage.html#--fail-with-body
    `--fail-with-body --max-time ${SECONDS}${answers ? '' : " -w '%{http_code}\\n'"}`,
    ...(key ? [`-H "${key.name}: ${key.prefix}$${key.variable}"`] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(byCurl ? query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`) : []),
    ...curlBody(body, send, contentType),
  ];
  return lines.map((line, index) => (index === 0 ? line : indent(line, 2))).join(' \\\n');
}

function curlBody(body: unknown, send: Request['send'], contentType = ''): string[] {
  if (body === undefined) return [];
  if (send === 'form') return formPairs(body).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  if (send === 'multipart') return formPairs(body).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`);
  if (send === 'file') return [`-H ${quoted(`Content-Type: ${contentType}`)}`, '--data-binary @body'];
  return [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(body, null, 2))}`];
}

/** Single quotes keep `$errors` from the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function node({ method, url, query, headers: more = [], key, body, send, answers }: Request): string {
  const style: Style = { name: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)), space: ' ', by: 2, words: {} };
  const address = query.length === 0 ? JSON.stringify(url) : `\`${url.replace(/[`\\]|\$\{/g, '\\$&')}?\${query}\``;
  const headers = [
    ...(key ? [`${style.name(key.name)}: ${nodeKey(key)},`] : []),
    ...more.map(([name, value]) => `${style.name(name)}: ${JSON.stringify(String(value))},`),
    ...(body === undefined || send === 'form' ? [] : ['"Content-Type": "application/json",']),
  ];
  return [
    ...(query.length === 0 ? [] : [`const query = new URLSearchParams(${literal(Object.fromEntries(query), style)});`]),
    `const response = await fetch(${address}, {`,
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : headers.length === 1
        ? [`  headers: { ${headers[0]?.replace(/,$/, '')} },`]
        : ['  headers: {', ...headers.map((line) => `    ${line}`), '  },']),
    ...(body === undefined
      ? []
      : [
          indent(
            send === 'form'
              ? `body: new URLSearchParams(${literal(Object.fromEntries(formPairs(body)), style)}),`
              : `body: JSON.stringify(${literal(body, style)}),`,
            2,
          ),
        ]),
    `  signal: AbortSignal.timeout(${SECONDS}_000),`,
    '});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample has it
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    answers ? 'console.dir(await response.json(), { depth: null });' : 'console.log(response.status);',
  ].join('\n');
}

function nodeKey({ prefix, variable }: KeyHeader): string {
  return prefix === '' ? `process.env.${variable}` : `\`${prefix}\${process.env.${variable}}\``;
}

function python({ method, url, query, headers = [], key, body, send, answers }: Request): string {
  const style: Style = { name: JSON.stringify, space: '', by: 4, words: { true: 'True', false: 'False', null: 'None' } };
  const sent = [
    // A line break at the end of the variable would make the client print the header.
    ...(key ? [`${JSON.stringify(key.name)}: f"${key.prefix}{os.environ['${key.variable}'].strip()}"`] : []),
    ...headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(String(value))}`),
  ];
  const options = [
    `${JSON.stringify(url)},`,
    ...(sent.length === 0
      ? []
      : [sent.length === 1 ? `headers={${sent[0]}},` : `headers={\n${sent.map((line) => `    ${line},`).join('\n')}\n},`]),
    ...(query.length === 0 ? [] : [`params=${literal(Object.fromEntries(query), style)},`]),
    ...(body === undefined
      ? []
      : [send === 'form' ? `data=${literal(Object.fromEntries(formPairs(body)), style)},` : `json=${literal(body, style)},`]),
    `timeout=${SECONDS},`,
  ];
  return [
    ...(key ? ['import os', ''] : []),
    'import requests',
    '',
    /^(?:TRACE|QUERY)$/.test(method)
      ? `response = requests.request(${JSON.stringify(method)}, `
      : `response = requests.${method.toLowerCase()}(`,
    ...options.map((line) => indent(line, 4)),
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    `print(${answers ? 'response.json()' : 'response.status_code'})`,
  ].join('\n');
}

/** How a language writes an object. */
interface Style {
  name: (name: string) => string;
  /** Inside the braces of an object on one line. */
  space: string;
  /** Depth of a level. */
  by: number;
  /** Words for `true`, `false` and `null`, where they are others. */
  words: Readonly<Record<string, string>>;
}

/** JSON as code: short objects on one line, longer ones with a comma after every line. */
function literal(value: unknown, style: Style): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return Object.hasOwn(style.words, text) ? (style.words[text] ?? text) : text;
  }
  const list = Array.isArray(value);
  const parts = list
    ? value.map((item) => literal(item, style))
    : Object.entries(value).map(([name, item]) => `${style.name(name)}: ${literal(item, style)}`);
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  const space = list ? '' : style.space;
  const flat = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (parts.length === 0) return open + close;
  if (flat.length <= 64 && !flat.includes('\n')) return flat;
  return `${open}\n${parts.map((part) => `${indent(part, style.by)},`).join('\n')}\n${close}`;
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, ' '.repeat(by));
}
