import type { ReactNode } from 'react';

/** Parts of a window, side by side if there's room. With `list`, the first is as narrow as a list. */
export function Panes({ list = false, children }: { list?: boolean; children: ReactNode }) {
  return <div className={list ? 'panes list' : 'panes'}>{children}</div>;
}

export function Pane({ children }: { children: ReactNode }) {
  return <div className="pane">{children}</div>;
}
