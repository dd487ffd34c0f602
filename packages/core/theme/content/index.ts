import { Decision } from '../../../figures/Decision.tsx';
import { Form } from '../../../figures/Form.tsx';
import { Mail } from '../../../figures/Mail.tsx';
import { Message } from '../../../figures/Message.tsx';
import { Nest } from '../../../figures/Nest.tsx';
import { Path } from '../../../figures/Path.tsx';
import { Runs } from '../../../figures/Runs.tsx';
import { Sequence } from '../../../figures/Sequence.tsx';
import { Sheet } from '../../../figures/Sheet.tsx';
import { Terminal } from '../../../figures/Terminal.tsx';
import * as api from '../../../openapi/components/ApiReference.tsx';
import { RequestBuilder } from '../../../openapi/components/RequestBuilder.tsx';
import type { ContentComponent, ShownComponent } from '../../shared/content-component.ts';
import { Aside } from './Aside.tsx';
import { Badge } from './Badge.tsx';
import { Card } from './Card.tsx';
import { Cards } from './Cards.tsx';
import { Flow } from './Flow.tsx';
import { LinkCard } from './LinkCard.tsx';
import { Step } from './Step.tsx';
import { Steps } from './Steps.tsx';
import { Tab } from './Tab.tsx';
import { Tabs } from './Tabs.tsx';
import { Timeline } from './Timeline.tsx';

const figures = { Decision, Flow, Form, Mail, Message, Nest, Path, Runs, Sequence, Sheet, Terminal, Timeline };

/** The components that every page may use. A site adds its own by files, see `docs/components.md`. */
export const contentComponents: Record<string, ContentComponent> = {
  ...shown('static', { ...api, ...figures, Aside, Badge, Card, Cards, LinkCard, Steps, Tabs }),
  ...shown('part', { Step, Tab }),
  ...shown('island', { RequestBuilder }),
};

function shown(kind: ShownComponent['kind'], components: Record<string, ShownComponent['component']>): Record<string, ContentComponent> {
  return Object.fromEntries(Object.entries(components).map(([name, component]) => [name, { kind, component }]));
}
