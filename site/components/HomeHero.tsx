import type { ReactNode } from 'react';

/** The first screen of the home page: what this is and how to start, beside it a `<Run>`. */
export function HomeHero({ children }: { children?: ReactNode }) {
  return <div className="hero">{children}</div>;
}
