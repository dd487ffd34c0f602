import type { SidebarEntryProps } from '@workflow-docs/engine/theme';

/** `POST Create a berth`: the method is a mark before the words. */
export function SidebarEntry({ label }: SidebarEntryProps) {
  const [, method, words] = /^(GET|POST|PUT|DELETE) (.*)$/.exec(label) ?? [];
  if (method === undefined) return label;
  return (
    <>
      <span className={`method ${method.toLowerCase()}`}>{method}</span> {words}
    </>
  );
}
