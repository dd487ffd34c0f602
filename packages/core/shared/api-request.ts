/** The header that carries the key, which the samples read from an environment variable. */
export interface KeyHeader {
  name: string;
  /** In front of the key: `Bearer `, or empty. */
  prefix: string;
  variable: string;
}

/** A request as an example, before it is written in a language. */
export interface Request {
  method: string;
  /** Address with the values of path parameters, without the query. */
  url: string;
  query: [name: string, value: string | number][];
  /** Headers besides the key and the type of the body. */
  headers?: [name: string, value: string | number][];
  /** Without it, the request carries no key in a header. */
  key?: KeyHeader | undefined;
  /** What the body holds, `undefined` where the operation takes none. */
  body: unknown;
  /** How the body is sent; JSON unless it says otherwise. */
  send?: 'form' | 'multipart' | 'file';
  contentType?: string;
  /** Whether the answer has a body to print. */
  answers: boolean;
}

/** A parameter of a request that can be filled in. */
export interface RequestParameter {
  name: string;
  place: 'path' | 'query' | 'header';
  required?: boolean;
  schema: unknown;
  /** The value that the sample sends; without it, the sample leaves the parameter out. */
  value?: string | number;
}

/** A request to fill in: what the samples are made of, in the build and in the browser. Plain data. */
export interface RequestForm extends Omit<Request, 'url' | 'query' | 'headers'> {
  /** Address with the names of path parameters in braces. */
  url: string;
  parameters: RequestParameter[];
  bodySchema?: unknown;
}

/** The request with these values of its parameters, in their order, and this body. */
export function fillRequest(
  { url, parameters, bodySchema, ...rest }: RequestForm,
  values: readonly (string | number | undefined)[],
  body: unknown,
): Request {
  let address = url;
  const query: Request['query'] = [];
  const headers: Request['query'] = [];
  for (const [index, { name, place }] of parameters.entries()) {
    const value = values[index];
    if (value === undefined) continue;
    if (place === 'path') address = address.replaceAll(`{${name}}`, String(value).replace(/[\s?#{}]/g, encodeURIComponent));
    else (place === 'query' ? query : headers).push([name, value]);
  }
  return { ...rest, url: address, query, ...(headers.length === 0 ? {} : { headers }), body };
}

/** The parts of a form, each as text. */
export function formPairs(body: unknown): [name: string, value: string][] {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
    : [];
}
