import type { PageRecord } from '../shared/page-record.ts';
import { plainWords } from '../shared/plain-words.ts';
import { isGroup, type SidebarItem } from '../shared/sidebar.ts';
import { href } from '../theme/parts/href.ts';

interface PageListProps {
  items: readonly SidebarItem[];
  base: string;
  records: ReadonlyMap<string, PageRecord>;
}

/** Entries of a sidebar as an article has them: single pages, then a section for each group. */
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
