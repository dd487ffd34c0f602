import { createElement, Fragment, type ReactNode } from 'react';

/** A text with elements in the places of its names: `No results for {query}.` Languages put them where they belong. */
export function filled(text: string, parts: Readonly<Record<string, ReactNode | ReactNode[]>>): ReactNode {
  // Without keys: it is written anew as a whole.
  return createElement(Fragment, null, ...text.split(/[{}]/).flatMap((part, at) => (at % 2 ? parts[part] : part)));
}
