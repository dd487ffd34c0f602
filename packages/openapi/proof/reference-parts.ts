import type { ContentComponent } from '../../core/shared/content-component.ts';
import { ApiExpand } from '../components/ApiExpand.tsx';
import * as parts from '../components/ApiReference.tsx';
import { RequestBuilder } from '../components/RequestBuilder.tsx';

/** The components that the pages of a description use, for tests that compile them alone. */
export const referenceParts: Readonly<Record<string, ContentComponent>> = {
  ...Object.fromEntries(Object.entries(parts).map(([name, component]) => [name, { kind: 'static' as const, component }])),
  RequestBuilder: { kind: 'island', component: RequestBuilder },
  ApiExpand: { kind: 'island', component: ApiExpand },
};
