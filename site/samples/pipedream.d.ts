// What a component or a code step may use, according to this site's pages. `docs samples` checks
// samples against it. If a page and this file disagree, one of them is wrong.

/** JSON whose shape is known only at run time. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of an event isn't known in advance
type Unknown = any;

type PropType =
  | 'string'
  | 'string[]'
  | 'integer'
  | 'integer[]'
  | 'boolean'
  | 'boolean[]'
  | 'object'
  | 'any'
  | 'app'
  | 'data_store'
  | '$.service.db'
  | '$.interface.http'
  | '$.interface.timer';

type Choice = string | number | boolean | { label: string; value: Unknown };
interface OptionsArgument {
  page?: number;
  prevContext?: Unknown;
  [earlier: string]: Unknown;
}
type Choices = Choice[] | { options: Choice[]; context?: object };

interface PropFields {
  type?: PropType;
  label?: string;
  description?: string;
  options?: Choice[] | ((argument: OptionsArgument) => Choices | Promise<Choices>);
  optional?: boolean;
  default?: Unknown;
  secret?: boolean;
  min?: number;
  max?: number;
  reloadProps?: boolean;
  hidden?: boolean;
  customResponse?: boolean;
  /** Name slug of an app. */
  app?: string;
  /** App or component file, name of its prop, and the earlier props it needs. */
  propDefinition?: [app: Unknown, name: string, values?: (configured: Unknown) => object];
  /** For an app that's defined inline. */
  propDefinitions?: Record<string, Prop>;
  methods?: Record<string, Unknown>;
}
/** Just a type, fields, or an app exported by another file. */
type Prop = PropType | PropFields;

interface Account {
  $auth: Record<string, Unknown>;
  [method: string]: Unknown;
}
interface DataStore {
  get(key: string): Promise<Unknown>;
  set(key: string, value: unknown): Promise<Unknown>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<Unknown>;
  keys(): Promise<string[]>;
  entries(): Promise<[key: string, value: Unknown][]>;
  clear(): Promise<Unknown>;
}
interface ServiceDb {
  get(key: string): Unknown;
  set(key: string, value: unknown): void;
}
interface HttpAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}
interface HttpInterface {
  endpoint: string;
  respond(answer: HttpAnswer): void;
}

interface ValueOfType {
  string: string;
  'string[]': string[];
  integer: number;
  'integer[]': number[];
  boolean: boolean;
  'boolean[]': boolean[];
  object: Record<string, Unknown>;
  any: Unknown;
  app: Account;
  data_store: DataStore;
  '$.service.db': ServiceDb;
  '$.interface.http': HttpInterface;
  '$.interface.timer': Unknown;
}
type ValueOf<P> = P extends keyof ValueOfType
  ? ValueOfType[P]
  : P extends { type: infer T extends keyof ValueOfType }
    ? ValueOfType[T]
    : Unknown;

interface EventMetadata {
  id?: string | number;
  summary?: string;
  ts?: number;
  name?: string;
}

/** Members of `this` besides props and methods. */
interface Emitter {
  $emit(event: unknown, metadata?: EventMetadata): void;
}
type This<Props, Methods> = { [Name in keyof Props]: ValueOf<Props[Name]> } & Methods & Emitter;

interface Dollar {
  /** Names can't start with a digit. `$summary` is the line that the builder shows. */
  export(name: string, value: unknown): void;
  respond(answer: HttpAnswer & { immediate?: boolean; bodyRaw?: unknown }): Promise<void>;
  flow: {
    exit(reason?: string): Unknown;
    /** `ms` in milliseconds. */
    delay(ms: number, context?: unknown): { resume_url: string; cancel_url: string };
  };
  send: {
    http(request: HttpRequest): void;
    email(email: { subject: string; text?: string; html?: string; [more: string]: Unknown }): void;
    s3(file: { bucket: string; prefix: string; payload: unknown; [more: string]: Unknown }): void;
    emit(event: { raw_event: unknown }, channel?: string): void;
    sse(message: { channel: string; payload: unknown }): void;
    snowflake(row: Record<string, Unknown>): void;
  };
  context: Record<string, Unknown>;
}
interface HttpRequest {
  url: string;
  method?: string;
  data?: unknown;
  params?: object;
  headers?: Record<string, string>;
  auth?: { username: string; password: string };
  mode?: 'single' | 'batch';
}

interface Steps {
  trigger: { event: Unknown; context: Record<string, Unknown> };
  [name: string]: Unknown;
}

/** For a step or an action, `steps` and `$`. For a source, the event. */
interface RunArgument {
  steps: Steps;
  $: Dollar;
  /** For a source with an HTTP interface. */
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Unknown;
  bodyRaw: string;
  [field: string]: Unknown;
}

interface Definition<Props, Methods> {
  name?: string;
  key?: string;
  type?: 'source' | 'action' | 'app';
  version?: string;
  description?: string;
  dedupe?: 'unique' | 'greatest' | 'last';
  /** Name slug, if the file defines an app. */
  app?: string;
  props?: Props;
  propDefinitions?: Record<string, Prop>;
  methods?: Methods;
  hooks?: {
    deploy?(): unknown;
    activate?(): unknown;
    deactivate?(): unknown;
  };
  run?(argument: RunArgument): unknown;
}

/** With `additionalProps`, props are known only at run time, so `this` may have any. */
declare function defineComponent(
  definition: Definition<Record<string, Prop>, Record<string, Unknown>> & {
    additionalProps(previousPropDefs?: Unknown): Unknown;
  } & ThisType<Unknown>,
): void;
declare function defineComponent<const Props extends Record<string, Prop>, Methods = object>(
  definition: Definition<Props, Methods> & { additionalProps?: never } & ThisType<This<Props, Methods>>,
): void;

// Samples are JavaScript, which calls these with fewer arguments than their types require.
interface PromiseConstructor {
  new (executor: (resolve: (value?: Unknown) => void, reject: (reason?: Unknown) => void) => void): Promise<Unknown>;
}

// Packages that samples import. Those explained on pages have types here, and the others are loose.

/** Config of both axios packages. */
interface AxiosConfig {
  url: string;
  method?: string;
  baseURL?: string;
  headers?: object;
  params?: object;
  data?: unknown;
  auth?: { username: string; password: string };
  responseType?: 'arraybuffer' | 'blob' | 'document' | 'json' | 'text' | 'stream';
  timeout?: number;
  maxBodyLength?: number;
  maxContentLength?: number;
  maxRedirects?: number;
  httpAgent?: Unknown;
  httpsAgent?: Unknown;
  paramsSerializer?: Unknown;
  transformRequest?: Unknown;
  transformResponse?: Unknown;
  validateStatus?(status: number): boolean;
}

declare module 'axios' {
  interface Answer {
    data: Unknown;
    status: number;
    statusText: string;
    headers: Record<string, Unknown>;
    config: Unknown;
  }
  interface Axios {
    (config: AxiosConfig): Promise<Answer>;
    get(url: string, config?: Omit<AxiosConfig, 'url'>): Promise<Answer>;
    post(url: string, data?: unknown, config?: Omit<AxiosConfig, 'url'>): Promise<Answer>;
    create(config: Partial<AxiosConfig>): Axios;
  }
  const axios: Axios;
  export default axios;
}
declare module 'axios@0.19.2' {
  export { default } from 'axios';
}

declare module '@pipedream/platform' {
  interface Options {
    debug?: boolean;
    returnFullResponse?: boolean;
  }
  /** Resolves to the body, or to the whole response with `returnFullResponse`. */
  export function axios($: Pick<Dollar, 'export'> | Emitter, config: AxiosConfig & Options, oauth?: object): Promise<Unknown>;
  export class ConfigurationError extends Error {}
  export const DEFAULT_POLLING_SOURCE_TIMER_INTERVAL: number;
}
/** The field that the package rejects. */
declare module '@pipedreamhq/platform';

declare module '@aws-sdk/*';
declare module '@octokit/rest';
declare module '@octokit/rest@*';
declare module '@slack/web-api';
declare module 'airtable';
declare module '@slack/web-api@*';
declare module '@your-name/order-tools@1.0.0';
declare module 'aws-sdk';
declare module 'date-fns';
declare module 'eventsource';
declare module 'form-data';
declare module 'got';
declare module 'got@*';
declare module 'https-proxy-agent';
declare module 'https-proxy-agent@*';
declare module 'jsonwebtoken';
declare module 'lodash';
declare module 'mailparser@~3.6.0';
declare module 'mysql2@2.3.3';
declare module 'pdfkit';
declare module 'pg';
declare module 'pg@8.7.3';
declare module 'rss-parser';
declare module 'sentiment';
declare module 'slugify';
declare module 'ssh2@1.11.0';
declare module 'tmp-promise';
declare module 'twit';
declare module 'uuid';
declare module 'xml2js';
/** App files and modules that components share. */
declare module '*.app.js';
declare module '*.app.mjs';
declare module '*/common/polling.mjs';
