const DELAY_MS = 150;
let running = 0;
let bar: HTMLElement | undefined;

/** Shows a bar at the top when the work takes longer than a blink. Returns how to say that it is done. */
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
  element.setAttribute('aria-label', 'Loading the page');
  document.body.append(element);
  return element;
}
