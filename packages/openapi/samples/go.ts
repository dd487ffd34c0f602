import { jsonText } from '../request/exact-number.ts';
import type { Body, Pair, Request } from '../request/request.ts';
import { isPlain, queryText } from '../request/serialize.ts';
import { addressOf, basicOf, headersOf, queryKeys, SECONDS, type Text } from './sample-parts.ts';

const STOP = ['if err != nil {', '\tlog.Fatal(err)', '}'];

interface Code {
  lines: string[];
  /** Expression of a reader for the body. */
  reader: string;
  imports: string[];
  /** Content type that only the client knows. */
  type?: string;
}

/** A request as a complete program. On failure, it prints status and body and exits with an error; it never prints the key. */
export function goSample(request: Request): string {
  const { method, answers } = request;
  const { address, pairs } = addressOf(request);
  const keys = queryKeys(request);
  const basic = basicOf(request);
  const headers = headersOf(request);
  const body = request.body === undefined ? undefined : bodyCode(request.body);
  const hasQuery = pairs.length + keys.length > 0;
  const usesKeys = keys.length > 0 || headers.some(([, text]) => text.some((piece) => typeof piece !== 'string'));
  const imports = new Set([
    ...['fmt', 'io', 'log', 'net/http', 'time'],
    ...(hasQuery ? ['net/url'] : []),
    ...(usesKeys ? ['os', 'strings'] : []),
    ...(basic ? ['os'] : []),
    ...(body?.imports ?? []),
  ]);
  const lines = [
    ...(hasQuery
      ? [
          'query := url.Values{}',
          ...adding('query', pairs),
          ...keys.map(({ name, variable }) => `query.Set(${go(name)}, ${env(variable)})`),
        ]
      : []),
    ...(body?.lines ?? []),
    `request, err := http.NewRequest(${go(method)}, ${go(address)}${hasQuery ? `+"${address.includes('?') ? '&' : '?'}"+query.Encode()` : ''}, ${body?.reader ?? 'nil'})`,
    ...STOP,
    ...(basic ? [`request.SetBasicAuth(os.Getenv(${go(basic.user)}), os.Getenv(${go(basic.password)}))`] : []),
    ...headers.map(([name, value]) => `request.Header.Set(${go(name)}, ${codeOf(value)})`),
    ...(body?.type === undefined ? [] : [`request.Header.Set("Content-Type", ${body.type})`]),
    `client := http.Client{Timeout: ${SECONDS} * time.Second}`,
    'response, err := client.Do(request)',
    ...STOP,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...STOP,
    'if response.StatusCode >= 400 {',
    '\tlog.Fatalf("%d %s", response.StatusCode, text)',
    '}',
    answers === 'none' ? 'fmt.Println(response.StatusCode)' : 'fmt.Println(string(text))',
  ];
  return [
    'package main',
    '',
    'import (',
    ...[...imports].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

function bodyCode(body: Body): Code {
  if (body.kind === 'json' || body.kind === 'text') {
    const text = body.kind === 'json' ? jsonText(body.value, 2) : body.text;
    return { lines: [`body := ${raw(text)}`], reader: 'strings.NewReader(body)', imports: ['strings'] };
  }
  if (body.kind === 'form') {
    const type = '"application/x-www-form-urlencoded"';
    if (!isPlain(body.pairs))
      return { lines: [`body := ${go(queryText(body.pairs))}`], reader: 'strings.NewReader(body)', imports: ['strings'], type };
    return {
      lines: ['form := url.Values{}', ...adding('form', body.pairs)],
      reader: 'strings.NewReader(form.Encode())',
      imports: ['net/url', 'strings'],
      type,
    };
  }
  if (body.kind === 'file')
    return { lines: [`body, err := os.Open(${go(body.file)})`, ...STOP, 'defer body.Close()'], reader: 'body', imports: ['os'] };
  const imports = new Set(['bytes', 'mime/multipart']);
  const lines = ['var body bytes.Buffer', 'form := multipart.NewWriter(&body)'];
  for (const { name, value, type, file } of body.parts) {
    const content = file === undefined ? go(value) : 'content';
    const inner: string[] = [];
    if (file !== undefined) {
      imports.add('os');
      inner.push(`content, err := os.ReadFile(${go(file)})`, ...STOP);
    }
    if (type === undefined && file === undefined) {
      lines.push(`form.WriteField(${go(name)}, ${content})`);
      continue;
    }
    if (type === undefined) inner.push(`part, err := form.CreateFormFile(${go(name)}, ${go(file ?? '')})`, ...STOP);
    else {
      imports.add('net/textproto');
      const disposition = `form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
      inner.push(
        'part, err := form.CreatePart(textproto.MIMEHeader{',
        `\t"Content-Disposition": {${raw(disposition)}},`,
        `\t"Content-Type":        {${go(type)}},`,
        '})',
        ...STOP,
      );
    }
    inner.push(file === undefined ? `part.Write([]byte(${content}))` : 'part.Write(content)');
    lines.push('{', ...inner.map((line) => `\t${line}`), '}');
  }
  return { lines: [...lines, 'form.Close()'], reader: '&body', imports: [...imports], type: 'form.FormDataContentType()' };
}

function adding(values: string, pairs: readonly Pair[]): string[] {
  return pairs.map(({ name, value }, index) => {
    const isAgain = pairs.slice(0, index).some((other) => other.name === name);
    return `${values}.${isAgain ? 'Add' : 'Set'}(${go(name)}, ${go(value)})`;
  });
}

function codeOf(text: Text): string {
  return text.map((piece) => (typeof piece === 'string' ? go(piece) : env(piece.variable))).join('+');
}

function env(variable: string): string {
  return `strings.TrimSpace(os.Getenv(${go(variable)}))`;
}

/** A Go string literal: JSON escapes are valid in it. */
function go(text: string): string {
  return JSON.stringify(text);
}

/** A raw string keeps JSON readable, but can't contain a backtick. */
function raw(text: string): string {
  return text.includes('`') ? go(text) : `\`${text}\``;
}
