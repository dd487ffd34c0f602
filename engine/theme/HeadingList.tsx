import type { Header } from '../shared/page.ts';

/** The headings of a page, down to `####`: the entries of the list in the sidebar. */
export function HeadingList({ headers }: { headers: Header[] }) {
  return headers.map((header) =>
    header.level > 4 ? null : (
      <li key={header.slug} className={header.level > 2 ? `l${header.level}` : undefined}>
        <a href={`#${header.slug}`}>{header.title}</a>
      </li>
    ),
  );
}
