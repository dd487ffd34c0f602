import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isListed } from '../model/visibility.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { plainWords } from '../shared/plain-words.ts';
import { isGroup, type SidebarItem } from '../shared/sidebar.ts';
import { href } from '../theme/parts/href.ts';

interface PageListProps {
  items: readonly SidebarItem[];
  base: string;
  records: ReadonlyMap<string, PageRecord>;
}

/** Renders sidebar entries as an article: single pages, then a section for each group. */
export function PageList({ items, ...site }: PageListProps) {
  return (
    <>
      <Entries items={items.filter((item) => !isGroup(item))} {...site} />
      {items.filter(isGroup).map(({ label, items: inside }) => (
        <Section key={label} label={label} items={inside} {...site} />
      ))}
    </>
  );
}

function Section({ label, ...entries }: PageListProps & { label: string }) {
  return (
    <>
      <h2>{label}</h2>
      <Entries {...entries} />
    </>
  );
}

function Entries({ items, base, records }: PageListProps) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) =>
        isGroup(item) ? (
          <li key={item.label}>
            {item.label}
            <Entries items={item.items} base={base} records={records} />
          </li>
        ) : (
          <li key={item.path}>
            <a href={href(base, item.path)}>{item.label}</a>
            <About text={records.get(item.path)?.frontmatter.short_description} />
          </li>
        ),
      )}
    </ul>
  );
}

function About({ text }: { text: string | undefined }) {
  return text === undefined ? null : `: ${plainWords(text)}`;
}

/**
 * HTML for a page without text, such as an `index.md` with only a title: the pages below it, in sidebar order. Empty for all other
 * pages.
 */
export function contentsOf({ blank, record, version }: PageFacts, model: SiteModel): string {
  if (!blank) return '';
  const { path } = record;
  const own = model.sidebars.filter((sidebar) => sidebar.version === version);
  const isRoot = model.settings.versions.some((one) => one.path === path);
  const found = isRoot ? own.flatMap(({ items }) => items) : (own.map(({ items }) => groupBegunBy(path, items)).find(Boolean) ?? []);
  const items = found.filter((item) => isGroup(item) || item.path !== path);
  const { settings, records } = model;
  const list = { items: items.length > 0 ? items : pagesBelow(path, model), base: settings.base, records };
  return renderToStaticMarkup(createElement(PageList, list));
}

function groupBegunBy(path: string, items: readonly SidebarItem[]): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (!isGroup(item)) continue;
    const [first] = item.items;
    if (first && !isGroup(first) && first.path === path) return item.items;
    const inner = groupBegunBy(path, item.items);
    if (inner) return inner;
  }
  return undefined;
}

/** Fallback for a page that is not the first of a sidebar group. */
function pagesBelow(path: string, { records }: SiteModel): SidebarItem[] {
  return [...records.values()]
    .filter((record) => record.path !== path && record.path.startsWith(path) && isListed(record))
    .map((record) => ({ label: record.title, path: record.path }));
}
