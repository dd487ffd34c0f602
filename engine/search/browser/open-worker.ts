import { trustedScriptUrl } from '../../theme/trusted.ts';
import type { Question } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

/**
 * Starts the worker, and asks for the root of the index beside it. Part of the app's first script, so
 * that neither has to wait for the script of the box. `folder`: address of the folder that holds
 * `search.json`, with a slash at its end.
 */
export function openWorker(folder: string): Worker {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'search' });
  fetch(`${folder}search.json`, { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined) // the worker tries again and reports the failure
    .then((root) => worker.postMessage({ kind: 'warm', folder, root } satisfies Question));
  return worker;
}
