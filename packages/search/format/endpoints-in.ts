export interface Endpoint {
  /** `put/sources/{}`, or `/sources/{}` without a method. */
  terms: string[];
  method: boolean;
  start: number;
  end: number;
}

/** A method, a host, both, or a preceding character other than a slash, then the path. Lookbehind is a syntax error in Safari before 16.4. */
const ENDPOINT = /(?:\b(GET|POST|PUT|PATCH|DELETE)\s+(?:https?:\/\/[^\s/]+)?|https?:\/\/[^\s/]+|(^|[^/]))((?:\/[\w$.~@:%{}<>*-]+)+)/gi;
const VERSION = /^\/v\d+(?=\/)/;
/** A path parameter or a value for one: `{id}`, `:id`, `<id>`, `dc_abc`, `42`. */
const VALUE = /^(?:\{.*\}|<.*>|:.+|\d+|[a-z]{1,2}_.+)$/i;
const LONGEST = 64;

/** API paths, normalized for host, version and ids: `PUT https://host/v1/sources/dc_1a2b` becomes `PUT /sources/{id}`. */
export function endpointsIn(text: string): Endpoint[] {
  if (!text.includes('/')) return [];
  return [...text.matchAll(ENDPOINT)].flatMap(({ 0: whole, 1: method, 2: before = '', 3: written = '', index }) => {
    const path = written
      .replace(VERSION, '')
      .replace(/[.:]+$/, '') // end of a sentence
      .split('/')
      .map((segment) => (VALUE.test(segment) ? '{}' : segment.toLowerCase()))
      .join('/');
    const terms = method === undefined ? [path] : [method.toLowerCase() + path, path];
    return path.length > LONGEST ? [] : [{ terms, method: method !== undefined, start: index + before.length, end: index + whole.length }];
  });
}
