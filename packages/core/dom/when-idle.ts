/** Does something when the browser has nothing else to do; not all of them can tell (https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback). */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** The same, but not before everything that belongs to the page has come. */
export function whenIdleAfterLoad(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
}

/** Loads and uses code that no page needs to be read: where it fails to load twice, what it adds is missing. */
export function loadWhenIdle<Export>(load: () => Promise<Export>, use: (found: Export) => void): void {
  whenIdleAfterLoad(() =>
    load()
      .catch(load)
      .then(use, () => {}),
  );
}
