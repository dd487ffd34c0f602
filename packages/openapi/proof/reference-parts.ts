import type { ContentComponent } from '../../core/shared/content-component.ts';
import { ApiExpand } from '../components/ApiExpand.tsx';
import * as parts from '../components/ApiReference.tsx';
import { RequestBuilder } from '../components/RequestBuilder.tsx';

/** The components used on the pages of a description, for tests that compile pages on their own. */
export const referenceParts: Readonly<Record<string, ContentComponent>> = {
  ...Object.fromEntries(Object.entries(parts).map(([name, component]) => [name, { kind: 'static' as const, component }])),
  RequestBuilder: { kind: 'island', component: RequestBuilder },
  ApiExpand: { kind: 'island', component: ApiExpand },
};
