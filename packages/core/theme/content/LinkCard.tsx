import type { ReactNode } from 'react';
import { AuthorError } from '../../shared/author-error.ts';
import { Card } from './Card.tsx';

/** A link with a sentence about its target, for overview pages. */
export function LinkCard({ href, title, children }: { href?: string; title?: string; children?: ReactNode }) {
  if (!href || !title)
    throw new AuthorError('The card has no `href` or no `title`.', 'Write <LinkCard href="/x/" title="…">one sentence</LinkCard>.');
  return <Card {...{ href, title, children }} />;
}
