import { painted } from './painted.ts';
import { whenIdle } from './when-idle.ts';

/** So many parts of an article are laid out at a time. */
const SLICE = 40;
/** Those that wait for it. */
let waiting: HTMLElement[] = [];

/**
 * A page that is looked at from its top is laid out as far as it is seen (`styles/article.css`), for that is
 * what its reader waits for. `app/early.ts` decides it for the page that was opened.
 */
export function fold(main: HTMLElement, folded: boolean): void {
  document.documentElement.classList.remove('folded');
  main.classList.toggle('folded', folded);
}

/** Lays out the rest when that has been painted: all places are exact from then on. */
export async function unfold(main: HTMLElement): Promise<void> {
  const parts = main.closest('.folded') ? (main.querySelector('article:not(.whole)')?.children ?? []) : [];
  waiting = [...parts].filter((part) => part instanceof HTMLElement);
  await painted();
  while (waiting.length > 0) {
    unfoldSome(SLICE);
    await new Promise<void>(whenIdle);
  }
}

/** For a reader who goes to another place of the page before it is done. */
export function unfoldAll(): void {
  unfoldSome(waiting.length);
}

function unfoldSome(count: number): void {
  for (const part of waiting.splice(0, count)) part.style.contentVisibility = 'visible';
}
