import type { ReactNode } from 'react';

/** A button that opens a short list of links below it; `theme/menu/menus.ts` closes it again. */
export function Menu({ label, title, children }: { label: string; title?: string; children: ReactNode }) {
  return (
    <details className="menu">
      <summary title={title}>
        {label}
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}
