/** Kinds of asides, each with its names in other tools. Any other name looks like a note with that name as its title. */
const LOOKS: Readonly<Record<'note' | 'tip' | 'warning' | 'danger' | 'details', string>> = {
  note: 'info important abstract summary tldr todo question help faq example quote cite seealso see-also callout secondary correct incorrect',
  tip: 'hint success check done',
  warning: 'caution attention',
  danger: 'error failure fail missing bug',
  details: 'collapsible collapse expand spoiler accordion',
};

export interface AsideKind {
  kind: string;
  /** Title if the author gives none; empty for the engine's own names. */
  title: string;
  /** Whether any tool has asides of this name. */
  known: boolean;
}

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS).flatMap(([kind, names]) => [kind, ...names.split(' ')].map((name) => [name, kind] as const)),
);

/** The names in the engine's own documentation. */
export const ASIDE_NAMES: readonly string[] = Object.keys(LOOKS);

/** Resolves any name to a kind of aside. */
export function asideKind(written: string): AsideKind {
  const name = written.toLowerCase();
  const kind = KINDS.get(name);
  const own = kind === name || kind === 'details';
  return {
    kind: kind ?? 'note',
    title: own ? '' : (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' '),
    known: kind !== undefined,
  };
}
