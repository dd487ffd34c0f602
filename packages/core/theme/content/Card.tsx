import type { ReactNode } from 'react';
import { AuthorError } from '../../shared/author-error.ts';
import { replaceable } from '../parts/replaceable.tsx';

/** Card icons, drawn with a single stroke width on a 20 × 20 grid: name → path. */
export const CARD_ICONS: Readonly<Record<string, string>> = {
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.5 17.5h3',
  bolt: 'M11 2.5 4.5 11.5H10l-1 6 6.5-9H10z',
  book: 'M4 15.5v-11A1.5 1.5 0 0 1 5.5 3H16v14H5.5a1.5 1.5 0 0 1 0-3H16',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4l2.5 1.5',
  code: 'm6.5 6-4 4 4 4M13.5 6l4 4-4 4',
  database:
    'M4 5.5C4 4.1 6.7 3 10 3s6 1.1 6 2.5S13.3 8 10 8 4 6.9 4 5.5v9C4 15.9 6.7 17 10 17s6-1.1 6-2.5v-9M4 10c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5',
  key: 'M8.8 8.5 3 14.3V17h2.7v-2h2v-2l1.5-1.5M12.5 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM13.5 6.5h.01',
  terminal: 'M3 4.5h14v11H3zM6 8l2.5 2L6 12M10.5 12.5H14',
  webhook: 'M10 3v8M6.5 8l3.5 3.5L13.5 8M4 12v3a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 16 15v-3',
};

export interface CardProps {
  href?: string;
  title?: string;
  /** Name of an icon, or one or two letters. Unknown names, such as those of other tools, are not shown. */
  icon?: string;
  children?: ReactNode;
}

/** A box with a title, which may be a link: `<Card title="Install" href="/install/">A sentence.</Card>`. */
export const Card = replaceable<CardProps>('Card', ({ href, title, icon, children }) => (
  <div className="card">
    {icon && <Icon name={icon} />}
    {title && (href ? <a href={href}>{title}</a> : <strong>{title}</strong>)}
    <div>{children}</div>
  </div>
));

function Icon({ name }: { name: string }) {
  const path = CARD_ICONS[name];
  if (path === undefined && !(typeof name === 'string' && [...name].length <= 2)) return null;
  return (
    <span className="card-icon" aria-hidden="true">
      {path === undefined ? (
        name
      ) : (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
    </span>
  );
}

/** A link with a sentence about its target, for overview pages. */
export function LinkCard({ href, title, icon, children }: CardProps) {
  if (!href || !title)
    throw new AuthorError('The card has no `href` or no `title`.', 'Write <LinkCard href="/x/" title="…">one sentence</LinkCard>.');
  return <Card {...{ href, title, icon, children }} />;
}

/** A grid of `<LinkCard>`s. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}
