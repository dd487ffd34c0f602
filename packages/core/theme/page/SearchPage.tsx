import { useSay } from '../language/language-context.ts';
import { href } from '../parts/href.ts';
import { useSite } from '../parts/theme-context.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import type { Link } from './page-parts.tsx';

/** The search page. Its field stays hidden without JavaScript, because it would be useless. */
export function SearchPage({ pages }: { pages: Link[] }) {
  const say = useSay();
  const { base } = useSite();
  return (
    <article data-special="search">
      <h1>{say('Search')}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers lack <search> */}
      <div id="docsSearch" className="search" role="search" hidden>
        <SearchBox />
      </div>
      <noscript>
        <p>{say('Search needs JavaScript. Here is a list of all pages:')}</p>
      </noscript>
      <h2 id="all-pages">{say('All pages')}</h2>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={href(base, path)}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
