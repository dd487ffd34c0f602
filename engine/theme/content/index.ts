import type { ContentComponent } from '../../shared/content-component.ts';
import { Aside } from './Aside.tsx';
import { Badge } from './Badge.tsx';
import { Cards } from './Cards.tsx';
import { Flow } from './Flow.tsx';
import { LinkCard } from './LinkCard.tsx';
import { Steps } from './Steps.tsx';
import { Tab } from './Tab.tsx';
import { Tabs } from './Tabs.tsx';
import { Timeline } from './Timeline.tsx';

/** The components that every page may use. A site adds its own by files, see `docs/components.md`. */
export const contentComponents: Record<string, ContentComponent> = {
  Aside: { kind: 'static', component: Aside },
  Badge: { kind: 'static', component: Badge },
  Cards: { kind: 'static', component: Cards },
  Flow: { kind: 'static', component: Flow },
  LinkCard: { kind: 'static', component: LinkCard },
  Steps: { kind: 'static', component: Steps },
  Tab: { kind: 'part', component: Tab },
  Tabs: { kind: 'static', component: Tabs },
  Timeline: { kind: 'static', component: Timeline },
};
