import { element } from '../../dom/elements.ts';
import { word } from '../../dom/word.ts';

const DELAY_MS = 150;
let running = 0;
let bar: HTMLElement | undefined;

/** Shows a progress bar at the top if the work takes noticeably long. Returns a function that removes it. */
export function showProgress(): () => void {
  running++;
  const timer = setTimeout(() => {
    bar ??= element('div', { class: 'progress', role: 'progressbar', 'aria-label': word('Loading the page') });
    document.body.append(bar);
  }, DELAY_MS);
  return () => {
    running--;
    clearTimeout(timer);
    if (running === 0) bar?.remove();
  };
}
