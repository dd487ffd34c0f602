import { LoadError } from './load-error.ts';

/** What the build writes around the data of a page or a sidebar. */
const SCRIPT = /^export default (.*);\s*$/s;

/**
 * The default export of a script that contains only data. It is fetched and parsed, not imported, because
 * a browser keeps imported modules in memory as long as the tab is open. If the connection fails, it is
 * retried once. Throws a `LoadError`.
 */
export async function loadScript(url: string, timeoutMs: number, priority: RequestPriority = 'auto'): Promise<unknown> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await read(url, { signal: deadline, priority });
  } catch (first) {
    if (deadline.aborted) throw new LoadError('timeout', url, { cause: first });
    if (first instanceof LoadError) throw first;
  }
  try {
    return await read(url, { signal: deadline, cache: 'reload' }); // the cache may contain a damaged response
  } catch (second) {
    if (second instanceof LoadError) throw second;
    throw new LoadError(deadline.aborted ? 'timeout' : 'error', url, { cause: second });
  }
}

async function read(url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (response.status >= 500) throw new Error(`${url}: ${response.status}`);
  const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isScript) throw new LoadError('missing', url);
  const bytes = await response.arrayBuffer();
  const data = (await isNamedAfter(url, bytes)) ? SCRIPT.exec(new TextDecoder().decode(bytes))?.[1] : undefined;
  if (data === undefined) throw new Error(`${url} is damaged.`);
  return JSON.parse(data);
}

/** Whether a content has the hash in its name, which `docs dev` leaves out. Without HTTPS browsers cannot tell. */
async function isNamedAfter(url: string, bytes: ArrayBuffer): Promise<boolean> {
  const name = /\.([\w-]{8})\.js$/.exec(url)?.[1];
  const hash = name && (await crypto.subtle?.digest('SHA-256', bytes));
  return !hash || name.replaceAll('-', '+').replaceAll('_', '/') === btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6)));
}
