import { AuthorError } from '@workflow-docs/engine/components';
import type { ReactNode } from 'react';

/** A list of links as a row of tiles: `- [Node.js](/code/nodejs/) a few words`. */
export function Tiles({ label, children }: { label?: string; children?: ReactNode }) {
  if (!label) throw new AuthorError('The tiles have no `label`.', 'Say in `label` what they have in common.');
  return (
    <section className="tiles" aria-label={label}>
      <p className="tiles-label">{label}</p>
      {children}
    </section>
  );
}
