import type { SidebarEntryProps } from '@workflow-docs/engine/theme';

/** `POST Create a berth`: shows the method as a badge before the text. */
export function SidebarEntry({ label }: SidebarEntryProps) {
  const [, method, words] = /^(GET|POST|PUT|DELETE) (.*)$/.exec(label) ?? [];
  if (method === undefined) return label;
  return (
    <>
      <span className={`method ${method.toLowerCase()}`}>{method}</span> {words}
    </>
  );
}
