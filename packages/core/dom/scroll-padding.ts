/** Pixels from the top of the window to where a heading stops that is gone to, below the header: as the styles have it. */
export function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
