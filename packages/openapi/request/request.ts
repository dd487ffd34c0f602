/** How a key is sent. Samples read it from environment variables and never print it. */
export type Credential =
  | { kind: 'header'; name: string; prefix: string; variable: string }
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'query' | 'cookie'; name: string; variable: string };

/** A name and its value. `exact` is the encoded value for the URL, if a client's own encoding would change its meaning. */
export interface Pair {
  name: string;
  value: string;
  exact?: string;
}

export interface Part {
  name: string;
  value: string;
  type?: string;
  /** Name of a file to send instead of the value. */
  file?: string;
}

export type Body =
  | { kind: 'json'; type: string; value: unknown }
  | { kind: 'form'; type: string; pairs: Pair[] }
  | { kind: 'multipart'; type: string; parts: Part[] }
  | { kind: 'text'; type: string; text: string }
  | { kind: 'file'; type: string; file: string };

/** A request with all its values, independent of a language. */
export interface Request {
  method: string;
  /** URL with path parameters filled in, without the query. */
  url: string;
  query: Pair[];
  headers: Pair[];
  cookies: Pair[];
  credentials: Credential[];
  body?: Body | undefined;
  /** What to print of a successful response. */
  answers: 'json' | 'text' | 'none';
}

export type Place = 'path' | 'query' | 'header' | 'cookie';

/** How a value is serialized: https://spec.openapis.org/oas/v3.1.1.html#style-values */
export interface Serialization {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** Its media type; the value is sent as JSON if that's a JSON type. */
  contentType?: string;
}

/** A parameter that can be filled in. */
export interface RequestParameter extends Serialization {
  name: string;
  place: Place;
  required?: boolean;
  schema: unknown;
  /** Value in the sample, which omits the parameter without one. */
  value?: unknown;
}

export interface RequestBody {
  kind: Body['kind'];
  type: string;
  /** JSON, or the text of any other body; for files, their names. */
  value: unknown;
  schema: unknown;
  encoding?: Readonly<Record<string, Serialization>>;
  /** Properties that are files, with the name and type of a file to send. */
  files?: Readonly<Record<string, { name: string; type?: string }>>;
}

export interface RequestServer {
  /** URL with variables in braces. */
  url: string;
  variables?: Readonly<Record<string, { value: string; choices?: readonly string[] }>>;
}

/** A request to fill in, from which samples are made in the build and in the browser. Plain data. */
export interface RequestForm {
  method: string;
  servers: RequestServer[];
  /** Path with parameter names in braces. */
  path: string;
  parameters: RequestParameter[];
  credentials: Credential[];
  body?: RequestBody;
  answers: Request['answers'];
  /** Hosts that the page may send the request to. */
  send?: readonly string[];
}
