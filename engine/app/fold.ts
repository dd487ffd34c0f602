import { painted } from './painted.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds for laying out some parts: with painting, the reader hardly ever waits longer than 50, also on a slow phone. */
const SLICE_MS = 20;
/** The fewest and the most parts that are laid out at a time, whatever they take. */
const PACE = { fewest: 8, most: 40 };
/** Of a very long article each part is a group of parts. */
const PACE_OF_GROUPS = { fewest: 1, most: 40 };
/** Ten rows of a table take as long as many paragraphs. */
const PACE_OF_ROWS = { fewest: 1, most: 4 };
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

/** Lays out the rest after the first paint. Resolves as soon as that has begun: it may take seconds. */
export async function unfold(main: HTMLElement): Promise<void> {
  waiting = [];
  await painted();
  const parts = main.closest('.folded') ? [...main.children].flatMap(partsOf) : [];
  waiting = parts;
  const has = (kind: string) => parts.some((part) => part.matches(kind));
  void unfoldInSlices(parts, has('tbody') ? PACE_OF_ROWS : has('.part') ? PACE_OF_GROUPS : PACE);
}

/** From the top to the end. One question to the whole document would take longer on a page of some ten thousand elements. */
function partsOf({ children }: Element): HTMLElement[] {
  return [...children]
    .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('.pieces > tbody')])
    .filter((part) => part instanceof HTMLElement);
}

/** Ends early where another page takes the place of these parts. */
async function unfoldInSlices(parts: readonly HTMLElement[], { fewest, most }: typeof PACE): Promise<void> {
  let slice = fewest;
  let scrolled = Number.NEGATIVE_INFINITY;
  const watching = new AbortController();
  window.addEventListener('scroll', ({ timeStamp }) => (scrolled = timeStamp), { passive: true, signal: watching.signal });
  while (waiting === parts && parts.length > 0) {
    const begun = performance.now();
    if (begun - scrolled > CALM_MS) {
      unfoldSome(slice);
      // The next frame would do it otherwise; here it can be timed.
      document.body.getBoundingClientRect();
      const took = performance.now() - begun;
      // The first parts were in view already and took no time: what the next ones take is not known.
      slice = Math.min(most, slice * 2, Math.max(fewest, Math.round((slice * SLICE_MS) / Math.max(took, 1))));
    }
    await new Promise<void>(whenIdle);
  }
  watching.abort();
}

/** Lays out everything at once, for a reader who jumps to another place before that is done. */
export function unfoldAll(): void {
  const main = document.getElementById('docsMain');
  if (main) fold(main, false);
  waiting = [];
}

function unfoldSome(count: number): void {
  for (const part of waiting.splice(0, count)) part.style.contentVisibility = 'visible';
}
