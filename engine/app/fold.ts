import { painted } from './painted.ts';
import { whenIdle } from './when-idle.ts';

/** Number of parts of an article that are laid out at a time. */
const SLICE = 40;
/** Parts that are not laid out yet. */
let waiting: HTMLElement[] = [];

/**
 * When a page is opened at its top, only what is in view is laid out at first (`styles/article.css`), because
 * that is what the reader waits for. `app/early.ts` decides this for the first page of a visit.
 */
export function fold(main: HTMLElement, folded: boolean): void {
  document.documentElement.classList.remove('folded');
  main.classList.toggle('folded', folded);
}

/** Lays out the rest after the first paint. From then on all scroll positions are exact. */
export async function unfold(main: HTMLElement): Promise<void> {
  const parts = main.closest('.folded') ? (main.querySelector('article:not(.whole)')?.children ?? []) : [];
  waiting = [...parts].filter((part) => part instanceof HTMLElement);
  await painted();
  while (waiting.length > 0) {
    unfoldSome(SLICE);
    await new Promise<void>(whenIdle);
  }
}

/** Lays out everything at once, for a reader who jumps to another place before that is done. */
export function unfoldAll(): void {
  unfoldSome(waiting.length);
}

function unfoldSome(count: number): void {
  for (const part of waiting.splice(0, count)) part.style.contentVisibility = 'visible';
}
