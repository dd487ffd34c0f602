/**
 * Resolves after the next frame: what a reader does not see waits until they have seen the answer to
 * what they did (https://web.dev/articles/inp). A page in the background paints none.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
