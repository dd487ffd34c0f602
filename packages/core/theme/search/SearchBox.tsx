import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSay } from '../language/language-context.ts';
import { useSite } from '../parts/theme-context.ts';
import { resultId, SearchResults } from './SearchResults.tsx';
import { searchKey } from './search-keys.ts';
import { countOf, NOTHING_ASKED, type SearchStore } from './search-store.ts';

export interface SearchBoxProps {
  /** Missing at build time: the field is in the document before its script loads, so that nothing typed is lost. */
  store?: SearchStore | undefined;
  /** Whether it is in a dialog, which can be closed. */
  modal?: boolean;
  /** Called when a result is opened in this tab. */
  onLeave?: (() => void) | undefined;
}

const never = () => () => {};
const nothing = () => NOTHING_ASKED;

/** The search field and everything below it: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function SearchBox({ store: given, modal = false, onLeave }: SearchBoxProps) {
  const say = useSay();
  const { title } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [isAwake, wake] = useState(false);
  // The first render must match the document.
  useLayoutEffect(() => wake(true), []);
  const store = isAwake ? given : undefined;
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.state ?? nothing, nothing);
  const { chosen, opening, query } = state;
  const isFull = useRef(false);
  isFull.current ||= query !== '';

  useLayoutEffect(() => {
    if (!opening) return;
    store?.opened();
    const entry = results.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
    if (opening.apart && entry) window.open(entry.href, '_blank', 'noopener');
    else entry?.click();
  }, [opening, store]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = store && searchKey(event.nativeEvent);
    if (!action) return;
    if ('enter' in action) store.enter(action.enter.apart);
    else if (!store.move(action.move)) return;
    event.preventDefault();
    if ('move' in action) document.getElementById(resultId(store.state().chosen))?.scrollIntoView({ block: 'nearest' });
  };
  /** Focuses the field, and replaces its text with `words` if given. */
  const again = (words = field.current?.value ?? '') => {
    if (field.current) field.current.value = words;
    field.current?.focus();
    return words;
  };

  return (
    <>
      <input
        ref={field}
        type="text"
        placeholder={say('Search the docs')}
        autoComplete="off"
        aria-label={say('Search {name}').replace('{name}', title)}
        onInput={({ currentTarget }) => store?.ask(currentTarget.value)}
        onKeyDown={onKeyDown}
        {...(store && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-controls': 'docsResults',
          'aria-expanded': countOf(state) > 0,
          'aria-activedescendant': chosen >= 0 ? resultId(chosen) : undefined,
          enterKeyHint: 'go' as const,
          autoCapitalize: 'off',
          autoCorrect: 'off',
          spellCheck: false,
        })}
      />
      {modal && (
        <button type="button" data-close="" aria-label={say('Close')}>
          ×
        </button>
      )}
      <div ref={results} className={isFull.current ? 'full' : undefined}>
        {store && (
          <SearchResults
            state={state}
            onChoose={(number) => store.choose(number)}
            onAsk={(words) => store.ask(again(words))}
            onRetry={() => store.retry(again())}
            onLeave={onLeave}
          />
        )}
      </div>
    </>
  );
}
