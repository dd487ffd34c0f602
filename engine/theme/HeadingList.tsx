import type { Header } from '../shared/page.ts';

/** A longer list is no map, and all of it comes before the text. */
const MOST = 200;

/** The headings of a page, down to `####`: the entries of the list in the sidebar. Of a page with very many the deepest are left out. */
export function HeadingList({ headers }: { headers: Header[] }) {
  const deepest = [4, 3].find((level) => headers.filter((header) => header.level <= level).length <= MOST) ?? 2;
  return headers.map((header) =>
    header.level > deepest ? null : (
      <li key={header.slug} className={header.level > 2 ? `l${header.level}` : undefined}>
        <a href={`#${header.slug}`}>{header.title}</a>
      </li>
    ),
  );
}
