import { withoutBase } from '../shared/address.ts';
import type { Sidebar, SidebarItem } from '../shared/sidebar.ts';

/** The sidebar of a first visit is read from the document: it is there already, and costs no byte twice. */
export function readSidebar(container: Element, base: string): Sidebar {
  const list = container.querySelector('#sidebar .pages > ul');
  return list ? readList(list, base) : [];
}

function readList(list: Element, base: string): SidebarItem[] {
  return [...list.children].flatMap((entry): SidebarItem[] => {
    const first = entry.firstElementChild;
    if (first instanceof HTMLDetailsElement) {
      const inner = first.querySelector(':scope > ul');
      return [{ label: first.querySelector('summary')?.textContent ?? '', items: inner ? readList(inner, base) : [] }];
    }
    if (!(first instanceof HTMLAnchorElement)) return [];
    const address = first.getAttribute('href') ?? '';
    return [{ label: first.textContent ?? '', path: withoutBase(base, address) ?? address }];
  });
}
