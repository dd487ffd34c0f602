import { isCompound } from '../format/is-compound.ts';
import type { WholeName } from './match-bonus.ts';
import { PART_SHARE, type Phrase, type Slot } from './plan-query.ts';
import type { Column } from './section-matches.ts';

export interface CodeNames {
  /** Columns that are what was asked for, as a name of code or a phrase. */
  names: WholeName[];
  /** What it is worth that a place explains the name: less where the query has other words too. */
  worth: number;
}

/** The name of code that the query asks for, alone (`$.flow.exit`) or among other words (`what is $.flow.exit in Python`); and its phrase, if that is all of it. */
export function codeNames(slots: readonly Slot[], phrases: readonly Phrase[], columns: readonly Column[]): CodeNames {
  const importance = (at: number) => columns[at]?.importance ?? 0;
  const worth = slots.reduce((sum, _, at) => sum + importance(at), 0);
  const whole = slots.flatMap(({ share }, at) => (share === 1 ? [at] : []));
  const symbols = whole.filter((at) => slots[at]?.symbol);
  const [sole] = symbols.length === 1 ? symbols : [];
  const name = whole.length === 1 ? sole : undefined;
  const spoken = phrases.flatMap((phrase, i): WholeName[] => (phrase.whole ? [{ at: slots.length + i, pieces: [] }] : []));
  if (sole === undefined || (name === undefined && spoken.length > 0)) return { names: spoken, worth };
  const pieces = slots.flatMap(({ share, term }, at) => (share === PART_SHARE && !isCompound(term) ? [at] : []));
  if (name !== undefined) return { names: [{ at: name, pieces }, ...spoken], worth };
  const all = whole.reduce((sum, at) => sum + importance(at), 0);
  return { names: [{ at: sole, pieces: [] }], worth: all === 0 ? 0 : importance(sole) ** 2 / all };
}
