/**
 * Resolves after the next frame, so that invisible work waits until the response to an interaction is on
 * the screen (https://web.dev/articles/inp). A page in the background does not paint.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

/**
 * Runs `work` when the browser is idle, or after a delay if it cannot tell
 * (https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback).
 */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** The same, but not before the page has loaded completely. */
export function whenIdleAfterLoad(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
}

/** Loads optional code when idle. If it fails to load twice, the feature is missing. */
export function loadWhenIdle<Code>(load: () => Promise<Code>, use: (code: Code) => void): void {
  whenIdleAfterLoad(() =>
    load()
      .catch(load)
      .then(use, () => {}),
  );
}

/** Rejects if the promise is not settled after `seconds`: a stalled connection can be silent for minutes. */
function withTimeout<Value>(promise: Promise<Value>, seconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing came in ${seconds} s.`)), seconds * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Loads and starts code on the first call, and again only if that failed or took too long. */
export function loadOnce<Code, Started>(
  load: () => Promise<Code>,
  seconds: number,
  start: (code: Code) => Started,
): () => Promise<Started> {
  let loading: Promise<Started> | undefined;
  return () => {
    loading ??= withTimeout(load(), seconds)
      .then(start)
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

/** Starts each part, even if others fail. Errors go to the console and to error listeners. */
export function startEach(parts: readonly (() => unknown)[], report: (error: unknown) => void = throwLater): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      report(error);
    }
  }
}

/** Like `reportError`, which the oldest supported browsers lack. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
