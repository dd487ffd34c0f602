/** What a reader does not see waits until they have seen the answer to what they did (https://web.dev/articles/inp). */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
