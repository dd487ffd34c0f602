import { Fragment, type ReactNode } from 'react';

/** A text with elements in the places of its names: `No results for {query}.` Languages put them where they belong. */
export function filled(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{parts[part]}</Fragment>));
}

/** Elements as a list in the way of a language: `a, b`, `a、b`. */
export function listed(items: readonly ReactNode[], lang: string): ReactNode[] {
  const marks = new Intl.ListFormat(lang, { type: 'unit' }).formatToParts(items.map((_, at) => String(at)));
  // biome-ignore lint/suspicious/noArrayIndexKey: the list is written anew as a whole
  return marks.map(({ type, value }, at) => <Fragment key={at}>{type === 'element' ? items[Number(value)] : value}</Fragment>);
}
