/** Another page begins where it should: smooth scrolling is for headings of the same page. */
export function scrollAtOnce(scroll: () => void): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  scroll();
  style.scrollBehavior = '';
}
