import type { ContentComponent } from '../../shared/content-component.ts';
import { Decision } from '../figures/Decision.tsx';
import { Form } from '../figures/Form.tsx';
import { Mail } from '../figures/Mail.tsx';
import { Message } from '../figures/Message.tsx';
import { Nest } from '../figures/Nest.tsx';
import { Path } from '../figures/Path.tsx';
import { Runs } from '../figures/Runs.tsx';
import { Sequence } from '../figures/Sequence.tsx';
import { Sheet } from '../figures/Sheet.tsx';
import { Terminal } from '../figures/Terminal.tsx';
import { ApiCode, ApiEndpoint, ApiField, ApiFields, ApiMethod, ApiOperation, ApiWords } from './ApiReference.tsx';
import { Aside } from './Aside.tsx';
import { Badge } from './Badge.tsx';
import { Card } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { Flow } from './Flow.tsx';
import { LinkCard } from './LinkCard.tsx';
import { RequestBuilder } from './RequestBuilder.tsx';
import { Step } from './Step.tsx';
import { Steps } from './Steps.tsx';
import { Tab } from './Tab.tsx';
import { Tabs } from './Tabs.tsx';
import { Timeline } from './Timeline.tsx';

/** The components that every page may use. A site adds its own by files, see `docs/components.md`. */
export const contentComponents: Record<string, ContentComponent> = {
  ApiCode: { kind: 'static', component: ApiCode },
  ApiEndpoint: { kind: 'static', component: ApiEndpoint },
  ApiField: { kind: 'static', component: ApiField },
  ApiFields: { kind: 'static', component: ApiFields },
  ApiMethod: { kind: 'static', component: ApiMethod },
  ApiOperation: { kind: 'static', component: ApiOperation },
  ApiWords: { kind: 'static', component: ApiWords },
  Aside: { kind: 'static', component: Aside },
  Badge: { kind: 'static', component: Badge },
  Card: { kind: 'static', component: Card },
  Cards: { kind: 'static', component: Cards },
  Decision: { kind: 'static', component: Decision },
  Form: { kind: 'static', component: Form },
  Mail: { kind: 'static', component: Mail },
  Message: { kind: 'static', component: Message },
  Nest: { kind: 'static', component: Nest },
  Path: { kind: 'static', component: Path },
  Runs: { kind: 'static', component: Runs },
  Sequence: { kind: 'static', component: Sequence },
  Sheet: { kind: 'static', component: Sheet },
  Terminal: { kind: 'static', component: Terminal },
  Flow: { kind: 'static', component: Flow },
  LinkCard: { kind: 'static', component: LinkCard },
  RequestBuilder: { kind: 'island', component: RequestBuilder },
  Step: { kind: 'part', component: Step },
  Steps: { kind: 'static', component: Steps },
  Tab: { kind: 'part', component: Tab },
  Tabs: { kind: 'static', component: Tabs },
  Timeline: { kind: 'static', component: Timeline },
};
