import { createElement, Fragment, type ReactNode } from 'react';

/** Replaces the names in a text with elements: `No results for {query}.` Each language can order them differently. */
export function filled(text: string, parts: Readonly<Record<string, ReactNode | ReactNode[]>>): ReactNode {
  // Keys are not needed, because the parts are never reordered.
  return createElement(Fragment, null, ...text.split(/[{}]/).flatMap((part, at) => (at % 2 ? parts[part] : part)));
}
