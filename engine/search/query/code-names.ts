import type { Column } from './cells.ts';
import type { WholeName } from './fits.ts';
import { isCompound } from './is-compound.ts';
import { PART_SHARE, type Phrase, type Slot } from './plan-query.ts';
import { WEIGHTS } from './weights.ts';

export interface AskedNames {
  /** Columns that are what was asked for, as a name of code or a phrase. */
  names: WholeName[];
  /** The name of code that is the query as a whole, and nothing else. */
  name: number | undefined;
  /** What it is worth that a place explains the name: less where the query has other words too. */
  worth: number;
}

/** The name of code that the query asks for, alone (`$.flow.exit`) or among other words (`what is $.flow.exit in Python`); and its phrase, if that is all of it. */
export function namesOf(slots: readonly Slot[], phrases: readonly Phrase[], columns: readonly Column[]): AskedNames {
  const importance = (at: number) => columns[at]?.importance ?? 0;
  const worth = slots.reduce((sum, _, at) => sum + importance(at), 0);
  const whole = slots.flatMap(({ share }, at) => (share === 1 ? [at] : []));
  const symbols = whole.filter((at) => slots[at]?.symbol);
  const [sole] = symbols.length === 1 ? symbols : [];
  const name = whole.length === 1 ? sole : undefined;
  const spoken = phrases.flatMap((phrase, i): WholeName[] =>
    phrase.whole ? [{ at: slots.length + i, row: phrase.message ? WEIGHTS.messageRow : WEIGHTS.nameRow, pieces: [] }] : [],
  );
  if (sole === undefined || (name === undefined && spoken.length > 0)) return { names: spoken, name, worth };
  const pieces = slots.flatMap(({ share, term }, at) => (share === PART_SHARE && !isCompound(term) ? [at] : []));
  const row = slots[sole]?.dotted ? WEIGHTS.nameRow : WEIGHTS.fieldRow;
  if (name !== undefined) return { names: [{ at: name, row, pieces }, ...spoken], name, worth };
  const all = whole.reduce((sum, at) => sum + importance(at), 0);
  return { names: [{ at: sole, row, pieces: [] }], name, worth: all === 0 ? 0 : importance(sole) ** 2 / all };
}
