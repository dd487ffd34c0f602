export type LoadErrorKind = 'missing' | 'error' | 'timeout';

/**
 * A script that failed to load. `missing`: the server says that it does not exist, or sends something that is not a script. `error`:
 * the connection or the script itself failed. `timeout`: no response in time.
 */
export class LoadError extends Error {
  readonly kind: LoadErrorKind;

  constructor(kind: LoadErrorKind, url: string, options?: ErrorOptions) {
    super(`${url}: ${kind}`, options);
    this.name = 'LoadError';
    this.kind = kind;
  }
}

/** The code that the build writes around the data of a page or sidebar. */
const SCRIPT = /^export default (.*);\s*$/s;

/**
 * Loads the data in a file: JSON, or the default export of a script that contains nothing else. Such a script is fetched and parsed,
 * not imported, because browsers keep imported modules in memory as long as the tab is open. Retries once if the connection fails.
 * Throws a `LoadError`.
 */
export function loadData(url: string, seconds: number, options: RequestInit = {}): Promise<unknown> {
  return attempt(url, options, AbortSignal.timeout(seconds * 1000));
}

async function attempt(url: string, options: RequestInit, signal: AbortSignal): Promise<unknown> {
  try {
    return await read(url, { ...options, signal });
  } catch (cause) {
    if (cause instanceof LoadError) throw cause;
    if (signal.aborted) throw new LoadError('timeout', url, { cause });
    // The cache may contain a damaged response.
    if (options.cache !== 'reload') return attempt(url, { cache: 'reload' }, signal);
    throw new LoadError('error', url, { cause });
  }
}

async function read(url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (response.status >= 500) throw new Error(`${url}: ${response.status}`);
  const isScript = url.endsWith('.js');
  const isOfKind = !isScript || /javascript/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isOfKind) throw new LoadError('missing', url);
  if (!isScript) return response.json();
  const bytes = await response.arrayBuffer();
  const data = (await isNamedAfter(url, bytes)) ? SCRIPT.exec(new TextDecoder().decode(bytes))?.[1] : undefined;
  if (data === undefined) throw new Error(`${url} is damaged.`);
  return JSON.parse(data);
}

/**
 * Whether the content matches the hash in the file name, if there is one (`docs dev` writes none). Browsers cannot check it
 * without HTTPS.
 */
async function isNamedAfter(url: string, bytes: ArrayBuffer): Promise<boolean> {
  const name = /\.([\w-]{8})\.js$/.exec(url)?.[1];
  const hash = name && (await crypto.subtle?.digest('SHA-256', bytes));
  return !hash || name.replaceAll('-', '+').replaceAll('_', '/') === btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6)));
}
