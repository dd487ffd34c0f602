import { AuthorError } from '@workflow-docs/engine/components';
import type { ReactNode } from 'react';

interface PlanProps {
  name?: string;
  /** `$19`, or a word. */
  price?: string;
  /** Small, behind the price. */
  per?: string;
  /** For whom it is. */
  audience?: string;
  /** Has a ring, and a button that stands out. */
  usual?: boolean;
  children?: ReactNode;
}

/** A plan with its price; between the tags stand a few facts and the link. */
export function Plan({ name, price, per, audience, usual = false, children }: PlanProps) {
  if (!name || !price) throw new AuthorError('The plan has no `name` or no `price`.', 'Write <Plan name="Team" price="$19">…</Plan>.');
  return (
    <div className={usual ? 'plan usual' : 'plan'}>
      <p className="plan-name">{name}</p>
      <p className="plan-price">
        {price} {per && <small>{per}</small>}
      </p>
      {audience && <p className="plan-audience">{audience}</p>}
      {children}
    </div>
  );
}
