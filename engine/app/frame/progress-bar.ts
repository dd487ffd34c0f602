import { word } from '../../shared/word.ts';

const DELAY_MS = 150;
let running = 0;
let bar: HTMLElement | undefined;

/** Shows a progress bar at the top if the work takes noticeably long. Returns a function that ends it. */
export function showProgress(): () => void {
  running++;
  const timer = setTimeout(() => {
    bar ??= makeBar();
    bar.hidden = false;
  }, DELAY_MS);
  return () => {
    running--;
    clearTimeout(timer);
    if (running === 0 && bar) bar.hidden = true;
  };
}

function makeBar(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'progress';
  element.setAttribute('role', 'progressbar');
  element.setAttribute('aria-label', word('Loading the page'));
  document.body.append(element);
  return element;
}
