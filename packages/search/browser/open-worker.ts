import { trustedScriptUrl } from '../../core/dom/trusted-html.ts';
import type { Question } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

/**
 * Starts the worker, and asks for the root of the index beside it. Part of the app's first script, so
 * that neither has to wait for the script of the box. `folder`: address of the folder that holds
 * `search.json`, with a slash at its end. `failures`: how many workers failed before. After one, nothing
 * is asked for in a way in which the browser would wait for the same request, should that still be open.
 */
export function openWorker(folder: string, failures = 0): Worker {
  const again = failures > 0 ? `?again=${failures}` : '';
  const worker = new Worker(trustedScriptUrl(`${workerUrl}${again}`), { type: 'module', name: 'search' });
  fetch(`${folder}search.json`, { cache: failures > 0 ? 'reload' : 'no-cache' })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined) // the worker tries again and reports the failure
    .then((root) => worker.postMessage({ kind: 'warm', folder, root } satisfies Question));
  return worker;
}
