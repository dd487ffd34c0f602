import { LoadError } from './load-error.ts';

/**
 * Imports a module and hands back its default export. A failure is asked after, because `import()`
 * does not say why it failed; a failed line is tried once more without a word.
 */
export async function loadScript(url: string, timeoutMs: number): Promise<unknown> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await within(deadline, url, importDefault(url));
  } catch (first) {
    if (first instanceof LoadError) throw first;
    if ((await within(deadline, url, isThere(url, deadline))) === false) throw new LoadError('missing', url, { cause: first });
    // Browsers remember that a module failed, so the second try has an address of its own.
    try {
      return await within(deadline, url, importDefault(`${url}?again=${Date.now()}`));
    } catch (second) {
      throw second instanceof LoadError ? second : new LoadError('error', url, { cause: second });
    }
  }
}

async function importDefault(url: string): Promise<unknown> {
  const module: { default: unknown } = await import(/* @vite-ignore */ url);
  return module.default;
}

/** False where the server has no script at the address; `undefined` where it cannot be asked. */
async function isThere(url: string, signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal });
    return response.ok && /javascript/.test(response.headers.get('content-type') ?? '');
  } catch {
    return undefined;
  }
}

function within<T>(deadline: AbortSignal, url: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LoadError('timeout', url));
    if (deadline.aborted) late();
    deadline.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', late));
  });
}
