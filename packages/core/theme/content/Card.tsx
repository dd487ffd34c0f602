import type { ReactNode } from 'react';
import { replaceable } from '../parts/replaceable.tsx';
import { CARD_ICONS } from './card-icons.ts';

export interface CardProps {
  href?: string;
  title?: string;
  /** Name of a drawn icon, or one or two letters. Any other, as other tools have them, is not shown. */
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
