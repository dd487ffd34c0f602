import { placeHeaders, sectionOf } from '../../shared/markdown-sections.ts';

/** Of the Markdown copy of the page in view, the section that the reader is at; all of it above the first heading. */
export function sectionInView(markdown: string): string {
  const headings = [...document.querySelectorAll('#docsMain article :is(h2, h3, h4)[id]')];
  const headers = headings.map(({ localName, textContent, id }) => ({ level: Number(localName[1]), title: textContent ?? '', slug: id }));
  const above = headings.filter((heading) => {
    const { top, height } = heading.getBoundingClientRect();
    return height > 0 && top < innerHeight / 3;
  });
  const current = above.at(-1);
  return (current && sectionOf(markdown, placeHeaders(markdown, headers), current.id)) ?? markdown;
}
