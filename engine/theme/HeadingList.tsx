import { useSyncExternalStore } from 'react';
import type { Header } from '../shared/page.ts';
import { currentHeading, subscribeToHeadings } from './heading-in-view.ts';

/** The headings of the page in view, down to `####`; the one the reader is at is marked. */
export function HeadingList({ headers }: { headers: Header[] }) {
  const current = useSyncExternalStore(subscribeToHeadings, currentHeading, () => '');
  return (
    <ul className="heads">
      {headers.map((header) =>
        header.level > 4 ? null : (
          <li key={header.slug} className={header.level > 2 ? `l${header.level}` : undefined}>
            <a href={`#${header.slug}`} aria-current={header.slug === current ? 'location' : undefined}>
              {header.title}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
