import type { Header } from '../../shared/page-record.ts';

/** Maximum number of headings. A longer list is no overview, and it comes before the text. */
const MOST = 200;

/**
 * The headings of a page for the sidebar, down to `####`. Subsections are nested, and `theme/sidebar/heading-in-view.ts` opens them. On
 * a page with very many headings, the deepest levels are left out.
 */
export function HeadingList({ headers }: { headers: Header[] }) {
  const deepest = [4, 3].find((level) => headers.filter((header) => header.level <= level).length <= MOST) ?? 2;
  return sectionsOf(headers.filter(({ level }) => level <= deepest)).map(({ first, inside }) => (
    <li key={first.slug}>
      <a href={`#${first.slug}`}>{first.title}</a>
      {inside.length > 0 && (
        <ul>
          {inside.map(({ slug, title, level }) => (
            <li key={slug} className={level > 3 ? 'l4' : undefined}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
}

/** Groups each heading with the deeper ones that follow it. */
function sectionsOf(headers: Header[]): { first: Header; inside: Header[] }[] {
  const sections: { first: Header; inside: Header[] }[] = [];
  for (const header of headers) {
    const section = sections.at(-1);
    if (section && header.level > section.first.level) section.inside.push(header);
    else sections.push({ first: header, inside: [] });
  }
  return sections;
}
