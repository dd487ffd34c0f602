import type { Answer, Answers } from './answers.ts';
import type { DescribedAnswers } from './described-answers.ts';

/** A server that samples call. A run never reaches it: recorded responses, or those of a description, replace it. */
export interface HttpService {
  name: string;
  /** Its origin, such as `https://api.example.com`. */
  origin: string;
  recorded: Answers;
  described: DescribedAnswers | undefined;
  /** Calls the real server if responses are being recorded, otherwise `undefined`. */
  record: ((request: RecordRequest) => Promise<Answer>) | undefined;
}

export interface RecordRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A service that runs beside the tests, such as a database in CI. Samples run only if its variables are set. */
export interface OuterService {
  name: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** Replaces `$NAME` in headers with variables from the author's environment. Only recording reads them. */
export function filledHeaders(headers: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv): Record<string, string> {
  const fill = (text: string) => text.replace(/\$\{?([A-Z_][A-Z0-9_]*)\}?/g, (_, name: string) => env[name] ?? '');
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), fill(value)]));
}

/** Calls a real server with the author's keys in place of the sample's. Keys never end up in the recorded response. */
export async function askServer(origin: string, headers: Readonly<Record<string, string>>, request: RecordRequest): Promise<Answer> {
  const { method, path, body } = request;
  const { host, connection, 'content-length': length, 'accept-encoding': encoding, ...sent } = request.headers;
  const response = await fetch(origin + path, { method, headers: { ...sent, ...headers }, ...(body === '' ? {} : { body }) });
  const type = response.headers.get('content-type') ?? undefined;
  const keys = Object.values(headers)
    .flatMap((value) => value.split(/\s+/))
    .filter((key) => key.length > 7);
  const text = keys.reduce((answer, key) => answer.replaceAll(key, '***'), await response.text());
  const isJson = type !== undefined && /json/.test(type) && text !== '';
  return { status: response.status, ...(type === undefined ? {} : { type }), body: isJson ? JSON.parse(text) : text };
}
