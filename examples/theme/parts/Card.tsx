import type { CardProps } from '@workflow-docs/engine/theme';

/** The whole card is the link. */
export const Card = ({ href, title, children }: CardProps) => (
  <a className="card whole" href={href}>
    <strong>{title}</strong>
    {children}
  </a>
);
