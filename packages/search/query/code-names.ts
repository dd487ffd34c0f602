import type { Phrase, Slot } from './plan-query.ts';

/** The columns that are what was asked for: a name of code that is the whole query (`$.flow.exit`), and its phrase. The columns of phrases follow those of slots. */
export function codeNames(slots: readonly Slot[], phrases: readonly Phrase[]): number[] {
  const whole = slots.flatMap(({ share }, at) => (share === 1 ? [at] : []));
  const names = whole.length === 1 ? whole.filter((at) => slots[at]?.symbol) : [];
  return [...names, ...phrases.flatMap((phrase, i) => (phrase.whole ? [slots.length + i] : []))];
}
