import type { ContentComponent, ShownComponent } from '../../shared/content-component.ts';
import { Aside } from './Aside.tsx';
import { Badge } from './Badge.tsx';
import { Card, Cards, LinkCard } from './Card.tsx';
import { Step, Steps } from './Steps.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** The components available on every page. A site adds its own as files; see `docs/components.md`. */
export const contentComponents: Record<string, ContentComponent> = {
  ...shown('static', { Aside, Badge, Card, Cards, LinkCard, Steps, Tabs }),
  ...shown('part', { Step, Tab }),
};

function shown(kind: ShownComponent['kind'], components: Record<string, ShownComponent['component']>): Record<string, ContentComponent> {
  return Object.fromEntries(Object.entries(components).map(([name, component]) => [name, { kind, component }]));
}
