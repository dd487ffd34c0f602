import type { Body, Pair, Request, RequestBody, RequestForm, RequestServer } from './request.ts';
import { cookiePairs, formPairs, formParts, headerText, pathText, queryPairs, textOfValue } from './serialize.ts';
import { valueAt } from './value-at.ts';

export interface Filled {
  /** Values of the parameters, in order; `undefined` leaves one out. */
  values: readonly unknown[];
  /** `undefined` for no body. */
  body: unknown;
  /** Index of the server, and the values of its variables. */
  server?: number;
  variables?: Readonly<Record<string, string>>;
}

/** Initial values of the samples. */
export function sampleValues({ parameters, body }: RequestForm): Filled {
  return { values: parameters.map(({ value }) => value), body: body?.value };
}

/** The request with these values. */
export function fillRequest(form: RequestForm, { values, body, server = 0, variables = {} }: Filled): Request {
  const { method, credentials, answers, parameters } = form;
  let path = form.path;
  const query: Pair[] = [];
  const headers: Pair[] = [];
  const cookies: Pair[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const value = values[index];
    if (value === undefined) continue;
    const { name, place } = parameter;
    if (place === 'path') path = path.replaceAll(`{${name}}`, () => pathText(parameter, value));
    else if (place === 'query') query.push(...queryPairs(name, value, parameter));
    else if (place === 'header') headers.push({ name, value: headerText(parameter, value) });
    else cookies.push(...cookiePairs(name, value, parameter));
  }
  const address = serverText(form.servers[server] ?? { url: '' }, variables);
  const [url = '', fixed] = (address + path).split('?');
  // Some descriptions distinguish operations by a query in the path.
  const inPath = (fixed ?? '').split('&').flatMap((pair): Pair[] => {
    const [name = '', value = ''] = pair.split('=');
    return name === '' || value.includes('{') ? [] : [{ name, value, exact: value }];
  });
  const sent = form.body && body !== undefined ? bodyOf(form.body, body) : undefined;
  return { method, url: url.replace(/#.*/, ''), query: [...inPath, ...query], headers, cookies, credentials, answers, body: sent };
}

/** The URL of a server with its variables filled in, and without a trailing slash. */
export function serverText({ url, variables = {} }: RequestServer, values: Readonly<Record<string, string>> = {}): string {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = valueAt(values, name) ?? valueAt(variables, name)?.value;
    // A value may be a whole host or path, so only encode what would end the URL.
    return value === undefined ? whole : encodeURI(value);
  });
  return filled.replace(/\/+$/, '');
}

function bodyOf(form: RequestBody, value: unknown): Body {
  const { kind, type } = form;
  if (kind === 'json') return { kind, type, value };
  if (kind === 'form') return { kind, type, pairs: formPairs({ ...form, value }) };
  if (kind === 'multipart') return { kind, type, parts: formParts({ ...form, value }) };
  const text = textOfValue(value);
  return kind === 'file' ? { kind, type, file: text.replace(/^@/, '') } : { kind, type, text };
}
