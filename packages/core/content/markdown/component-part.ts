import type { IslandPart } from '../../shared/content-component.ts';

/** A component that has meaning only inside another one, such as `<Tab>`. */
export class ComponentPart {
  readonly part: IslandPart;
  constructor(part: IslandPart) {
    this.part = part;
  }
}
