import { recall, remember } from './storage.ts';

const KEY = 'docs:slash';

/** Whether `/` alone opens the search. Readers who dictate turn it off, as any word with that character would. */
export function isSlashOn(): boolean {
  return recall(KEY) !== 'off';
}

export function turnSlash(on: boolean): void {
  remember(KEY, on ? 'on' : 'off');
}
