import type { ReactNode } from 'react';
import { replaceable } from '../parts/replaceable.tsx';

export interface CardProps {
  href?: string;
  title?: string;
  children?: ReactNode;
}

/** A box with a title, which may be a link: `<Card title="Install" href="/install/">A sentence.</Card>`. */
export const Card = replaceable<CardProps>('Card', ({ href, title, children }) => (
  <div className="card">
    {title && (href ? <a href={href}>{title}</a> : <strong>{title}</strong>)}
    <div>{children}</div>
  </div>
));
