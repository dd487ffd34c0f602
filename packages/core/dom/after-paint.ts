/**
 * Resolves after the next frame, so that invisible work waits until the response to an interaction is on
 * the screen (https://web.dev/articles/inp). A page in the background does not paint.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
