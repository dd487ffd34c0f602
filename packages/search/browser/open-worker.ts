import { trustedScriptUrl } from '../../core/dom/trusted-html.ts';
import type { Question } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

/**
 * Starts the worker and fetches the root of the index in parallel. Part of the app's first script, so
 * neither waits for the search box's script. `folder`: address of the folder with `search.json`, with a
 * trailing slash. `failures`: number of workers that failed before. After a failure, requests avoid
 * anything that would make the browser wait for an identical request that may still be open.
 */
export function openWorker(folder: string, failures = 0): Worker {
  const again = failures > 0 ? `?again=${failures}` : '';
  const worker = new Worker(trustedScriptUrl(`${workerUrl}${again}`), { type: 'module', name: 'search' });
  fetch(`${folder}search.json`, { cache: failures > 0 ? 'reload' : 'no-cache' })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined) // the worker retries and reports the failure
    .then((root) => worker.postMessage({ kind: 'warm', folder, root } satisfies Question));
  return worker;
}
