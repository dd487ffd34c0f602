import realAxios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import type { Outcome } from '../outcome.ts';

// Requests go to the test server, never to a local proxy.
const client = realAxios.create({ proxy: false });

/** The real `axios`. A promise that a sample doesn't await may reject after the test. */
export const axios = Object.assign((config: AxiosRequestConfig) => handled(client(config)), {
  get: (url: string, config?: AxiosRequestConfig) => handled(client.get(url, config)),
  post: (url: string, data?: unknown, config?: AxiosRequestConfig) => handled(client.post(url, data, config)),
});

/** OAuth 1 signing: the signer's URL, and the tokens to send. */
interface Signing {
  oauthSignerUri: string;
  token: object;
}

/**
 * `axios` of `@pipedream/platform` 1.2, which resolves to the body. If a request fails, the response becomes the export `debug`,
 * including the request and its headers; without an object that can export, the response is printed.
 */
export async function platformAxios(outcome: Outcome, step: unknown, request: AxiosRequestConfig, signing?: Signing): Promise<unknown> {
  const headers: Record<string, unknown> = { ...request.headers };
  if (signing) {
    const requestData = { method: request.method ?? 'get', url: request.url };
    const { data } = await client.post<unknown>(signing.oauthSignerUri, { requestData, token: signing.token });
    headers.Authorization = data;
  }
  try {
    return (await client({ ...request, headers: Object.fromEntries(stringEntries(headers)) })).data;
  } catch (error) {
    if (isAxiosError(error) && error.response) exportDebug(outcome, step, debugOf(error.response));
    throw error;
  }
}

function exportDebug(outcome: Outcome, step: unknown, debug: object): void {
  if (typeof step !== 'object' || step === null || !('export' in step)) outcome.printed.push(`export: debug - ${JSON.stringify(debug)}`);
  else if (typeof step.export === 'function') step.export('debug', debug);
}

/** A response without circular references. */
function debugOf({ config, data, headers, request, status, statusText }: AxiosResponse<unknown>): object {
  const { url, method, params, headers: sent } = config;
  return { config: { url, method, params, headers: sent }, data, headers, request: { _header: request?._header }, status, statusText };
}

function stringEntries(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
