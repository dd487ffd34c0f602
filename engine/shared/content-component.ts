import type { FunctionComponent } from 'react';

/**
 * A component by the name that pages use: `static` ones become HTML at build time and are never sent
 * as code, `island`s are woken in the browser as well, a `part` has meaning only inside an island.
 */
export interface ContentComponent {
  kind: 'static' | 'island' | 'part';
  // biome-ignore lint/suspicious/noExplicitAny: props come from pages; each component checks its own
  component: FunctionComponent<any>;
}
