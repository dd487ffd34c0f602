import type { ReactNode } from 'react';

/** A list of links as a row of tiles, below a bold heading: `- [Node.js](/code/nodejs/) a few words`. */
export function Tiles({ children }: { children?: ReactNode }) {
  return <section className="tiles">{children}</section>;
}
