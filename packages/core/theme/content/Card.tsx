import type { ReactNode } from 'react';

/** A box with a title, which may be a link: `<Card title="Install" href="/install/">A sentence.</Card>`. */
export function Card({ href, title, children }: { href?: string; title?: string; children?: ReactNode }) {
  return (
    <div className="card">
      {title && (href ? <a href={href}>{title}</a> : <strong>{title}</strong>)}
      <div>{children}</div>
    </div>
  );
}
