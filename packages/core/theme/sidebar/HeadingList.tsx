import type { Header } from '../../shared/page-record.ts';

/** A longer list gives no overview, and it comes before the text. */
const MOST = 200;

/**
 * The headings of a page, down to `####`, for the sidebar, with subsections nested, which `theme/sidebar/heading-in-view.ts`
 * opens. On a page with very many, the deepest are left out.
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

/** Each heading with the deeper ones that follow it. */
function sectionsOf(headers: Header[]): { first: Header; inside: Header[] }[] {
  const sections: { first: Header; inside: Header[] }[] = [];
  for (const header of headers) {
    const section = sections.at(-1);
    if (section && header.level > section.first.level) section.inside.push(header);
    else sections.push({ first: header, inside: [] });
  }
  return sections;
}
