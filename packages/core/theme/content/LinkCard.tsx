import { AuthorError } from '../../shared/author-error.ts';
import { Card, type CardProps } from './Card.tsx';

/** A link with a sentence about its target, for overview pages. */
export function LinkCard({ href, title, icon, children }: CardProps) {
  if (!href || !title)
    throw new AuthorError('The card has no `href` or no `title`.', 'Write <LinkCard href="/x/" title="…">one sentence</LinkCard>.');
  return <Card {...{ href, title, icon, children }} />;
}
