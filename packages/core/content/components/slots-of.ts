import type { FunctionComponent } from 'react';
import { PAGE_SLOTS, type PageSlotProps, SITE_SLOTS, type SiteSlotProps, type SlotComponents } from '../../shared/slots.ts';
import type { ComponentFile } from './component-files.ts';
import { isShown, noComponent } from './component-of.ts';

/** The name of a slot in the bundle: a component of pages may have the same one. */
export function slotExport(name: string): string {
  return `slot${name}`;
}

/** The components of the `slots` folder. Throws what `bundleErrorOf` can read where one is none, or where there is no such slot. */
export function slotsOf(files: readonly ComponentFile[], loaded: Readonly<Record<string, unknown>>): SlotComponents {
  const found = new Map<string, unknown>();
  for (const { name, file } of files.filter(({ kind }) => kind === 'slot')) {
    const component = loaded[slotExport(name)];
    const names = [...SITE_SLOTS, ...PAGE_SLOTS];
    if (!names.some((known) => known === name)) throw noComponent(file, `There is no slot \`${name}\`. The slots are ${names.join(', ')}.`);
    if (!isShown(component)) throw noComponent(file, `\`${name}\` is no component. Export a function that returns what is to be shown.`);
    found.set(name, component);
  }
  // What takes which props is known from the name alone.
  const pick = <Name extends string, Props>(from: readonly Name[]) =>
    new Map(from.filter((name) => found.has(name)).map((name) => [name, found.get(name) as FunctionComponent<Props>]));
  return {
    site: pick<(typeof SITE_SLOTS)[number], SiteSlotProps>(SITE_SLOTS),
    page: pick<(typeof PAGE_SLOTS)[number], PageSlotProps>(PAGE_SLOTS),
  };
}
