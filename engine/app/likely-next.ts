/** Links that a reader is likely to choose next: the neighbours of the page, then what stands near it in the sidebar. */
export function likelyNext(): HTMLAnchorElement[] {
  const neighbours = document.querySelectorAll<HTMLAnchorElement>('.neighbours .next, .neighbours .previous');
  const listed = [...document.querySelectorAll<HTMLAnchorElement>('#sidebar .pages a:not(.heads a)')].filter((link) =>
    link.checkVisibility?.(),
  );
  const here = listed.findIndex((link) => link.ariaCurrent === 'page');
  const near = listed.map((link, at) => ({ link, distance: Math.abs(at - here) })).sort((a, b) => a.distance - b.distance);
  return [...neighbours, ...near.map(({ link }) => link)];
}
