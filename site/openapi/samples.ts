import type { Request } from './request.ts';

/** Name of the environment variable that all samples of the site read the API key from. */
const KEY = 'PIPEDREAM_API_KEY';

export interface Sample {
  /** As on all tabs of the site. */
  label: string;
  language: string;
  code: string;
}

/** A request in each language, ready to be pasted. */
export function samples(request: Request): Sample[] {
  return [
    { label: 'curl', language: 'bash', code: curl(request) },
    { label: 'Node.js', language: 'javascript', code: node(request) },
    { label: 'Python', language: 'python', code: python(request) },
  ];
}

function curl({ method, url, query, body }: Request): string {
  const encode = query.some(([, value]) => encodeURIComponent(value).replace('%24', '$') !== value);
  // With `-G` a body would be sent as query, too.
  const byCurl = encode && body === undefined;
  const pairs = query.map(([name, value]) => `${name}=${encode ? encodeURIComponent(value).replaceAll('%24', '$') : value}`);
  const address = byCurl || query.length === 0 ? url : `${url}?${pairs.join('&')}`;
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`}${byCurl ? ' -G' : ''} ${quoted(address)}`,
    `-H "Authorization: Bearer $${KEY}"`,
    ...(byCurl ? query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`) : []),
    ...(body === undefined ? [] : [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.map((line, index) => (index === 0 ? line : indent(line, 2))).join(' \\\n');
}

/** Single quotes keep `$errors` from the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function node({ method, url, query, body, answers }: Request): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)},`]),
    `url: ${JSON.stringify(url)},`,
    `headers: { Authorization: \`Bearer \${process.env.${KEY}}\` },`,
    ...(query.length === 0 ? [] : [`params: ${object(Object.fromEntries(query))},`]),
    ...(body === undefined ? [] : [`data: ${object(body)},`]),
  ];
  const got = answers ? 'data' : 'status';
  return `import axios from "axios";\n\nconst { ${got} } = await axios({\n${options.map((line) => indent(line, 2)).join('\n')}\n});\nconsole.log(${got});`;
}

/** JSON as JavaScript: names without quotes where they need none, short objects on one line. */
function object(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
  const flat = text.replace(/\n\s*/g, ' ');
  return flat.length <= 72 ? flat : text;
}

function python({ method, url, query, body, answers }: Request): string {
  const options = [
    `${JSON.stringify(url)},`,
    `headers={"Authorization": f"Bearer {os.environ['${KEY}']}"},`,
    ...(query.length === 0 ? [] : [`params=${literal(Object.fromEntries(query))},`]),
    ...(body === undefined ? [] : [`json=${literal(body)},`]),
  ];
  const got = answers ? 'response.json()' : 'response.status_code';
  return `import os\n\nimport requests\n\nresponse = requests.${method.toLowerCase()}(\n${options.map((line) => indent(line, 4)).join('\n')}\n)\nresponse.raise_for_status()\nprint(${got})`;
}

/** JSON as Python. Strings are the same in both; the three words differ. */
function literal(value: unknown): string {
  const words = { true: 'True', false: 'False', null: 'None' };
  const text = JSON.stringify(value, null, 4).replace(
    /("(?:[^"\\]|\\.)*")|\b(true|false|null)\b/g,
    (_, string: string | undefined, word: keyof typeof words) => string ?? words[word],
  );
  const flat = text.replace(/\n\s*/g, ' ').replace(/^\{ (.*) \}$/, '{$1}');
  return flat.length <= 72 ? flat : text;
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, ' '.repeat(by));
}
