import { type OwnPart, type OwnParts, PART_NAMES, type PartName, SLOTS } from '../../shared/parts.ts';
import { displayPath } from '../../util/files.ts';
import type { ComponentFile } from './component-files.ts';
import { isShown, noComponent } from './component-of.ts';

/** The name of a part in the bundle: a component of pages may have the same one. */
export function partExport(name: string): string {
  return `part${name}`;
}

/**
 * What a site puts in the place of parts of the theme. `loaded`: what the bundle exports. Throws what `bundleErrorOf` can read where a
 * file exports no component, or where there is no such slot.
 */
export function partsOf(files: readonly ComponentFile[], loaded: Readonly<Record<string, unknown>>, root: string): OwnParts['components'] {
  const parts = new Map<PartName, OwnPart>();
  for (const { name, file, kind } of files) {
    if (kind !== 'slot' && kind !== 'part') continue;
    const part = PART_NAMES.find((known) => known === name);
    if (part === undefined || (kind === 'slot' && !SLOTS.some((slot) => slot === name)))
      throw noComponent(file, `There is no slot \`${name}\`. The slots are ${SLOTS.join(', ')}.`);
    const exported = loaded[partExport(name)] as Readonly<Record<string, unknown>> | undefined; // a whole module
    const component = exported?.[name] ?? exported?.default;
    if (!isShown(component))
      throw noComponent(
        file,
        `The file exports no component \`${name}\`. Export a function of that name that returns what is to be shown.`,
      );
    parts.set(part, { component: component as OwnPart['component'], file: displayPath(root, file) });
  }
  return parts;
}
