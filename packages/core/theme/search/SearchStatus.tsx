import { useEffect, useState } from 'react';
import type { ShownAnswer } from '../../../search/browser/messages.ts';
import { isSlashOn, turnSlash } from '../../dom/storage.ts';
import { useSay } from '../language/language-context.ts';
import { useSite } from '../parts/theme-context.ts';
import { resultsIn, type SearchState } from './search-store.ts';

/** After this many milliseconds without typing, the number of results is announced to screen readers. */
const QUIET_MS = 700;

/** Announces the number of results to screen readers. */
export function Announcement({ state: { status, answer, query } }: { state: SearchState }) {
  const say = useSay();
  const { lang } = useSite();
  const [said, announce] = useState('');
  useEffect(() => {
    // Counted once it is quiet: the first plural rules of a page take a browser up to 25 ms, which would delay the results.
    const quiet = setTimeout(() => announce(status === 'ready' && answer ? foundIn(answer) : ''), QUIET_MS);
    return () => clearTimeout(quiet);

    function foundIn(found: ShownAnswer): string {
      const count = resultsIn(found);
      // With the query, so that a second empty answer is announced again.
      if (count === 0) return say('No results for {query}.').replace('{query}', () => query.trim());
      const results = counted(say('one: {count} result | other: {count} results'), count, lang);
      return `${results}, ${counted(say('one: {count} page | other: {count} pages'), found.groups.length, lang)}.`;
    }
  }, [query, status, answer, lang, say]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** Selects the plural form for a number: `one: {count} page | other: {count} pages`, plus further forms that a language has. */
export function counted(forms: string, count: number, lang: string): string {
  const formOf = (category: string) => forms.split('|').find((one) => one.trim().startsWith(category));
  const form = formOf(new Intl.PluralRules(lang).select(count)) ?? formOf('other') ?? '{count}';
  return form.replace(/^.*?:/, '').trim().replace('{count}', new Intl.NumberFormat(lang).format(count));
}

/** The shortcuts, with a switch for `/`: it must be possible to turn off a shortcut of one character (WCAG 2.1.4). */
export function Keys() {
  const say = useSay();
  const [isOn, turn] = useState(isSlashOn);
  return (
    <p className="keys">
      <span aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {say('select')}
      </span>
      <span aria-hidden="true">
        <kbd>↵</kbd> {say('open')}
      </span>
      <span aria-hidden="true">
        <kbd>esc</kbd> {say('close')}
      </span>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => {
          turnSlash(!isOn);
          turn(!isOn);
        }}
      >
        <kbd>/</kbd> {say('opens the search')}
      </button>
    </p>
  );
}
