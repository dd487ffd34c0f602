import { jsonText } from '../request/exact-number.ts';
import type { Body, Part, Request } from '../request/request.ts';
import { isPlain, queryText } from '../request/serialize.ts';
import { basicOf, headersOf, indent, queryKeys, SECONDS, type Text } from './sample-parts.ts';

export function curlSample(request: Request): string {
  const { method, query, body, answers } = request;
  const keys = queryKeys(request);
  const basic = basicOf(request);
  const needsEncoding = keys.length > 0 || query.some(({ value }) => encodeURIComponent(value).replace('%24', '$') !== value);
  // With `-G`, a body would be sent as query.
  const byCurl = needsEncoding && body === undefined && isPlain(query);
  const lines = [
    `curl${method === 'GET' ? '' : method === 'HEAD' ? ' --head' : ` -X ${method}`}${byCurl ? ' -G' : ''} ${byCurl ? quoted(request.url) : address(request)}`,
    // Prints the status and body of errors: https://curl.se/docs/manpage.html#--fail-with-body
    `--fail-with-body --max-time ${SECONDS}${answers === 'none' ? " -w '%{http_code}\\n'" : ''}`,
    ...(basic ? [`-u "$${basic.user}:$${basic.password}"`] : []),
    ...headersOf(request).map(([name, value]) => `-H ${shellText([`${name}: `, ...value])}`),
    ...(byCurl ? query.map(({ name, value }) => `--data-urlencode ${quoted(`${nameText(name)}=${value}`)}`) : []),
    ...(byCurl ? keys.map(({ name, variable }) => `--data-urlencode ${shellText([`${nameText(name)}=`, { variable }])}`) : []),
    ...bodyLines(body),
  ];
  return lines.join(' \\\n  ');
}

function address(request: Request): string {
  const { url, query } = request;
  const isReadable = isPlain(query) && query.every(({ value }) => encodeURIComponent(value).replace('%24', '$') === value);
  const text = isReadable ? query.map(({ name, value }) => `${encodeURIComponent(name)}=${value}`).join('&') : queryText(query);
  const whole = text === '' ? url : `${url}?${text}`;
  // A key in the URL is outside the single quotes, in which variables aren't expanded.
  const keys = queryKeys(request).map(
    ({ name, variable }, index) => [index + text.length === 0 ? '?' : '&', `${encodeURIComponent(name)}=`, { variable }] as const,
  );
  return keys.length === 0 ? quoted(whole) : shellText([whole, ...keys.flat()]);
}

function bodyLines(body: Body | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'form') {
    if (body.pairs.length === 0) return ["-d ''"];
    return body.pairs.map(({ name, value, exact }) =>
      exact === undefined || exact === encodeURIComponent(value)
        ? `--data-urlencode ${quoted(`${nameText(name)}=${value}`)}`
        : `-d ${quoted(`${encodeURIComponent(name)}=${exact}`)}`,
    );
  }
  if (body.kind === 'multipart') return body.parts.map((part) => `-F ${quoted(`${part.name}=${partText(part)}`)}`);
  if (body.kind === 'file') return [`--data-binary ${quoted(`@${body.file}`)}`];
  return [body.kind === 'json' ? indent(`-d ${quoted(jsonText(body.value, 2))}`, 2).trimStart() : `--data-binary ${quoted(body.text)}`];
}

/** A part for `-F`, which requires quotes around special characters. */
function partText({ value, type, file }: Part): string {
  const ending = type === undefined ? '' : `;type=${type}`;
  if (file !== undefined) return `@${file}${ending}`;
  const isSafe = !/^[@<"]|;|,/.test(value) || (ending === '' && !/^[@<"]|;/.test(value));
  return `${isSafe ? value : `"${value.replace(/["\\]/g, '\\$&')}"`}${ending}`;
}

/** Encodes a name, because `--data-urlencode` only encodes values. All servers accept brackets and `$`. */
function nameText(name: string): string {
  return encodeURIComponent(name).replace(/%(?:5B|5D|24)/g, decodeURIComponent);
}

/** Single quotes prevent expansion, such as of `$errors`. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Quotes text for the shell: in double quotes if it contains variables. */
function shellText(text: Text): string {
  if (text.every((piece) => typeof piece === 'string')) return quoted(text.join(''));
  return `"${text.map((piece) => (typeof piece === 'string' ? piece.replace(/[\\"$`]/g, '\\$&') : `$${piece.variable}`)).join('')}"`;
}
