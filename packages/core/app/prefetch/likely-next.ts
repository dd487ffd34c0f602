/**
 * Links that a reader is likely to choose next: the neighbours of the page, then what stands near it in the sidebar; on a phone,
 * where the sidebar is not in view, what the text leads to.
 */
export function likelyNext(): HTMLAnchorElement[] {
  const neighbours = document.querySelectorAll<HTMLAnchorElement>('#docsMain .neighbours a');
  const listed = [...document.querySelectorAll<HTMLAnchorElement>('#docsSidebar .pages a:not(.heads a)')].filter((link) =>
    link.checkVisibility?.(),
  );
  const here = listed.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const near = listed.map((link, at) => ({ link, distance: Math.abs(at - here) })).sort((a, b) => a.distance - b.distance);
  const inArticle = document.querySelectorAll<HTMLAnchorElement>('#docsMain article a');
  return [...neighbours, ...near.map(({ link }) => link), ...inArticle];
}
