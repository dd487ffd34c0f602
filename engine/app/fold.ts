import { painted } from './painted.ts';
import { whenIdle } from './when-idle.ts';

/** Number of parts of an article that are laid out at a time. The parts of a very long one are groups of parts. */
const SLICE = 40;
/** Milliseconds without scrolling after which the rest may be laid out: frames would come late otherwise. */
const CALM_MS = 200;
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

/**
 * Lays out the rest after the first paint. Resolves when that is done and all scroll positions are exact, or
 * on a very long page, which takes seconds, as soon as it has begun.
 */
export async function unfold(main: HTMLElement): Promise<void> {
  const parts = [...(main.closest('.folded') ? (main.querySelector('article')?.children ?? []) : [])].filter(
    (part) => part instanceof HTMLElement,
  );
  const grouped = parts[0]?.matches('.part') ?? false;
  waiting = parts;
  await painted();
  const done = unfoldInSlices(parts, grouped ? 1 : SLICE);
  if (!grouped) await done;
}

/** Ends early where another page takes the place of these parts. */
async function unfoldInSlices(parts: readonly HTMLElement[], slice: number): Promise<void> {
  let scrolled = Number.NEGATIVE_INFINITY;
  const watching = new AbortController();
  window.addEventListener('scroll', ({ timeStamp }) => (scrolled = timeStamp), { passive: true, signal: watching.signal });
  while (waiting === parts && parts.length > 0) {
    if (performance.now() - scrolled > CALM_MS) unfoldSome(slice);
    await new Promise<void>(whenIdle);
  }
  watching.abort();
}

/** Lays out everything at once, for a reader who jumps to another place before that is done. */
export function unfoldAll(): void {
  unfoldSome(waiting.length);
}

function unfoldSome(count: number): void {
  for (const part of waiting.splice(0, count)) part.style.contentVisibility = 'visible';
}
