import { isValidElement } from 'react';
import type { BundleErrorMessage } from '../../config/bundle-error.ts';
import type { ContentComponent, MarkdownComponent, ShownComponent } from '../../shared/content-component.ts';
import { type OwnPart, type OwnParts, PART_NAMES, type PartName, SLOTS } from '../../shared/parts.ts';
import { displayPath } from '../../util/files.ts';
import type { ComponentFile } from './component-files.ts';

/** Returns the component that a file exports under its own name. Throws an error for `bundleErrorOf` if there is none. */
export function componentOf({ name, file, kind }: ComponentFile, value: unknown): ContentComponent {
  // Types of props and results are unknown here; the file name extension decides the kind of component.
  if (kind === 'markdown') {
    if (typeof value === 'function') return { kind, write: value as MarkdownComponent['write'] };
    throw noComponent(file, `\`${name}\` is no function. Export a function that returns Markdown.`);
  }
  if (isShown(value)) return { kind: kind === 'island' ? kind : 'static', component: value as ShownComponent['component'] };
  throw noComponent(file, `\`${name}\` is no component. Export a function that returns what is to be shown.`);
}

/** React renders functions, and objects from `memo`, `forwardRef` and the like. */
export function isShown(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value));
}

/** An error for `bundleErrorOf`. */
export function noComponent(file: string, message: string): Error {
  return Object.assign(new Error(message), { errors: [{ message, loc: { file, line: 1, column: 0 } }] } satisfies BundleErrorMessage);
}

/** Name of a part in the bundle, because a page component may have the same name. */
export function partExport(name: string): string {
  return `part${name}`;
}

/**
 * The site's replacements for parts of the theme. `loaded`: exports of the bundle. Throws an error for `bundleErrorOf` if a file
 * exports no component, or if there is no such slot.
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
      throw noComponent(file, `The file exports no component \`${name}\`. Export a function of that name that returns what to show.`);
    parts.set(part, { component: component as OwnPart['component'], file: displayPath(root, file) });
  }
  return parts;
}
