import { formPairs, type Request } from './api-request.ts';

/** A request as a whole program in Go. On failure it prints status and body, and ends with an error; it never prints the key. */
export function goSample({ method, url, query, headers = [], key, body, send, answers }: Request): string {
  const hasBody = body !== undefined;
  const form = send === 'form' && hasBody ? formPairs(body) : undefined;
  const imports = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(query.length > 0 || form ? ['net/url'] : []),
    ...(key ? ['os'] : []),
    ...(hasBody || key ? ['strings'] : []),
    'time',
  ].sort();
  const lines = [
    ...(query.length === 0
      ? []
      : ['query := url.Values{}', ...query.map(([name, value]) => `query.Set(${go(name)}, ${go(String(value))})`)]),
    ...(form ? ['form := url.Values{}', ...form.map(([name, value]) => `form.Set(${go(name)}, ${go(value)})`)] : []),
    ...(hasBody && !form ? [`body := ${goText(JSON.stringify(body, null, 2))}`] : []),
    `request, err := http.NewRequest(${go(method)}, ${go(url)}${query.length > 0 ? '+"?"+query.Encode()' : ''}, ${
      hasBody ? `strings.NewReader(${form ? 'form.Encode()' : 'body'})` : 'nil'
    })`,
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    ...(key
      ? [
          `request.Header.Set(${go(key.name)}, ${key.prefix === '' ? '' : `${go(key.prefix)}+`}strings.TrimSpace(os.Getenv(${go(key.variable)})))`,
        ]
      : []),
    ...headers.map(([name, value]) => `request.Header.Set(${go(name)}, ${go(String(value))})`),
    ...(hasBody ? [`request.Header.Set("Content-Type", "${form ? 'application/x-www-form-urlencoded' : 'application/json'}")`] : []),
    'client := http.Client{Timeout: 30 * time.Second}',
    'response, err := client.Do(request)',
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    'if response.StatusCode >= 400 {',
    '\tlog.Fatalf("%d %s", response.StatusCode, text)',
    '}',
    answers ? 'fmt.Println(string(text))' : 'fmt.Println(response.StatusCode)',
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

/** A string of Go: JSON escapes are valid in it. */
function go(text: string): string {
  return JSON.stringify(text);
}

/** A raw string keeps JSON readable; it cannot hold the mark that ends it. */
function goText(text: string): string {
  return text.includes('`') ? go(text) : `\`${text}\``;
}
