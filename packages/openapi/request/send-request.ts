import type { jsonText } from './exact-number.ts';
import type { Body, Credential, Request } from './request.ts';
import type { isPlain, queryText } from './serialize.ts';

/** Serialization of requests, passed in by the form: code shared by two scripts would add to the first script of every page. */
export interface Serializer {
  jsonText: typeof jsonText;
  isPlain: typeof isPlain;
  queryText: typeof queryText;
}

/** Variable name → the key that the reader entered. */
export type Keys = Readonly<Record<string, string>>;

export interface SentResponse {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  /** Milliseconds until the whole body had arrived. */
  time: number;
  body: string;
}

/** Time limit for a response. */
const SECONDS = 30;

/** Whether the page may send the request. */
export function mayBeSent({ url }: Pick<Request, 'url'>, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, hostname } = new URL(url);
  return hosts.includes(host) && (protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

/** Sends a request from the page, without the site's cookies. */
export async function sendRequest(
  request: Request,
  keys: Keys,
  files: ReadonlyMap<string, File>,
  serializer: Serializer,
): Promise<SentResponse> {
  const { method, url, query, credentials, headers, body } = request;
  const own = (variable: string) => keys[variable]?.trim() ?? '';
  const pairs = [...query, ...credentials.flatMap((key) => (key.kind === 'query' ? [{ name: key.name, value: own(key.variable) }] : []))];
  const sent = new Headers(headers.map(({ name, value }) => [name, value]));
  for (const key of credentials) addKey(sent, key, own);
  const content = body === undefined ? undefined : bodyOf(body, files, serializer);
  if (body && body.kind !== 'form' && body.kind !== 'multipart') sent.set('Content-Type', body.type);
  const started = performance.now();
  const response = await fetch(pairs.length === 0 ? url : `${url}?${serializer.queryText(pairs)}`, {
    method,
    headers: sent,
    ...(content === undefined ? {} : { body: content }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(SECONDS * 1000),
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    time: Math.round(performance.now() - started),
    body: text,
  };
}

function addKey(headers: Headers, key: Credential, own: (variable: string) => string): void {
  if (key.kind === 'header') headers.set(key.name, key.prefix + own(key.variable));
  if (key.kind === 'basic')
    headers.set(
      'Authorization',
      `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${own(key.user)}:${own(key.password)}`)))}`,
    );
}

function bodyOf(body: Body, files: ReadonlyMap<string, File>, { jsonText, isPlain, queryText }: Serializer): BodyInit {
  if (body.kind === 'json') return jsonText(body.value);
  if (body.kind === 'text') return body.text;
  if (body.kind === 'form') {
    if (!isPlain(body.pairs)) return new Blob([queryText(body.pairs)], { type: body.type });
    return new URLSearchParams(body.pairs.map(({ name, value }) => [name, value]));
  }
  if (body.kind === 'file') return files.get('') ?? '';
  const form = new FormData();
  for (const { name, value, type, file } of body.parts) {
    const own = files.get(name);
    if (file !== undefined) form.append(name, own ?? new Blob([]), own?.name ?? file);
    else form.append(name, type === undefined ? value : new Blob([value], { type }));
  }
  return form;
}
