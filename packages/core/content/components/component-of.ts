import { isValidElement } from 'react';
import type { BundleErrorMessage } from '../../config/bundle-error.ts';
import type { ContentComponent, MarkdownComponent, ShownComponent } from '../../shared/content-component.ts';
import type { ComponentFile } from './component-files.ts';

/** What a file of the components folder exports by its own name, as a component. Throws what `bundleErrorOf` can read where it is none. */
export function componentOf({ name, file, kind }: ComponentFile, value: unknown): ContentComponent {
  // Types of props and results are unknown here; the file name extension decides the kind of component.
  if (kind === 'markdown') {
    if (typeof value === 'function') return { kind, write: value as MarkdownComponent['write'] };
    throw noComponent(file, `\`${name}\` is no function. Export a function that returns Markdown.`);
  }
  if (isShown(value)) return { kind: kind === 'island' ? kind : 'static', component: value as ShownComponent['component'] };
  throw noComponent(file, `\`${name}\` is no component. Export a function that returns what is to be shown.`);
}

/** React shows functions, and objects that its `memo`, `forwardRef` and the like make of them. */
export function isShown(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value));
}

/** What `bundleErrorOf` can read. */
export function noComponent(file: string, message: string): Error {
  return Object.assign(new Error(message), { errors: [{ message, loc: { file, line: 1, column: 0 } }] } satisfies BundleErrorMessage);
}
