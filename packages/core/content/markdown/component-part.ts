import type { IslandPart } from '../../shared/content-component.ts';

/** A component that means something only inside another one, such as `<Tab>`. */
export class ComponentPart {
  readonly part: IslandPart;
  constructor(part: IslandPart) {
    this.part = part;
  }
}

/** Adds labels to tabs that are declared on the set: `<Tabs items={['a', 'b']}>`, `<Tabs values={[{ label: 'A', value: 'a' }]}>`. */
export function withLabels(children: unknown, items: unknown): unknown {
  if (!Array.isArray(items)) return children;
  const labels = items.map((item: unknown) => (typeof item === 'string' ? { label: item, value: item } : Object(item)));
  let at = 0;
  return [children].flat(3).map((child: unknown) => {
    if (!(child instanceof ComponentPart)) return child;
    const { label: own } = child.part.props;
    const { label } = (own === undefined ? labels[at] : labels.find(({ value }) => value === own)) ?? {};
    at++;
    return typeof label === 'string' ? new ComponentPart({ ...child.part, props: { ...child.part.props, label } }) : child;
  });
}
