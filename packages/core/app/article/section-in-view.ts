import { placeHeaders, sectionOf } from '../../shared/markdown-sections.ts';

/**
 * Returns the section of a heading from the Markdown copy of the current page. By default, that is the section being read, or the whole
 * page above the first heading.
 */
export function sectionInView(markdown: string, chosen: Element | null): string {
  const headings = [...document.querySelectorAll('#docsMain article :is(h2, h3, h4)[id]')];
  const headers = headings.map((heading) => ({ level: Number(heading.localName[1]), title: titleOf(heading), slug: heading.id }));
  const above = headings.filter((heading) => {
    const { top, height } = heading.getBoundingClientRect();
    return height > 0 && top < innerHeight / 3;
  });
  const current = chosen ?? above.at(-1);
  return (current && sectionOf(markdown, placeHeaders(markdown, headers), current.id)) ?? markdown;
}

/** The text of a heading, without its button. */
function titleOf(heading: Element): string {
  return [...heading.childNodes].map((node) => (node instanceof HTMLButtonElement ? '' : node.textContent)).join('');
}
