/** Pixels between the top of the window and a heading that was jumped to, as the styles define it. */
export function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
