import type { ReactNode } from 'react';

/** First screen of the home page: what the product is and how to start, beside a `<Run>`. */
export function HomeHero({ children }: { children?: ReactNode }) {
  return <div className="hero">{children}</div>;
}
