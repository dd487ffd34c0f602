import { Readable } from 'node:stream';

/** The part of axios that samples use, over `fetch`. */
export interface AxiosRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  data?: unknown;
  returnFullResponse?: boolean;
  validateStatus?: (status: number) => boolean;
}

interface AxiosAnswer {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}

/** Sends one request; rejects, as axios does, where the status is not one of success, with an error that has the request in it. */
export async function axios(request: AxiosRequest): Promise<AxiosAnswer> {
  try {
    return await answerTo(request);
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { config: request });
  }
}

/** `axios` of `@pipedream/platform`: takes `$` first and resolves to the body. Of its errors the platform shows the body alone. */
export async function platformAxios(_: unknown, request: AxiosRequest): Promise<unknown> {
  const answer = await answerTo(request);
  return request.returnFullResponse ? answer : answer.data;
}

async function answerTo(request: AxiosRequest): Promise<AxiosAnswer> {
  const { url, method = 'GET', headers = {}, params = {}, data, validateStatus = isSuccess } = request;
  const target = new URL(url);
  for (const [name, value] of Object.entries(params)) if (value !== undefined) target.searchParams.set(name, String(value));
  const response = await fetch(target, { method, headers, ...(await bodyOf(data, headers)) });
  const answer = { status: response.status, headers: Object.fromEntries(response.headers), data: parsed(await response.text()) };
  if (validateStatus(response.status)) return answer;
  throw Object.assign(new Error(`Request failed with status code ${response.status}`), { response: answer });
}

async function bodyOf(data: unknown, headers: Record<string, string>): Promise<RequestInit> {
  if (data === undefined) return {};
  if (data instanceof Readable) return { body: Buffer.concat(await data.toArray()) };
  const isText = typeof data === 'string';
  const type = isText ? 'application/x-www-form-urlencoded' : 'application/json';
  return { headers: { 'content-type': type, ...lowered(headers) }, body: isText ? data : JSON.stringify(data) };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function lowered(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
