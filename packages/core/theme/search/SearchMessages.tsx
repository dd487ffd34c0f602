import { type ReactNode, useEffect } from 'react';
import type { ShownAnswer } from '../../../search/browser/messages.ts';
import { measure } from '../../dom/measure.ts';
import { pathBelow } from '../../shared/address.ts';
import { versionAt } from '../../shared/browser-settings.ts';
import { filled } from '../language/filled.ts';
import { useSay } from '../language/language-context.ts';
import { useSite } from '../parts/theme-context.ts';

/** After this many milliseconds, a message counts as the final answer. */
const SETTLED_MS = 1000;

export function Message({ children }: { children: ReactNode }) {
  return <p className="message">{children}</p>;
}

/** A suggested query that a click searches for. */
export function Suggestion({ query, onAsk }: { query: string; onAsk: (query: string) => void }) {
  return (
    <button type="button" className="suggestion" onClick={() => onAsk(query)}>
      {query}
    </button>
  );
}

export function Unavailable({ onRetry }: { onRetry: () => void }) {
  const say = useSay();
  return (
    <div className="message" role="alert">
      <p>{say('Search could not be loaded. Check your connection.')}</p>
      <p className="ways">
        <button type="button" onClick={onRetry}>
          {say('Try again')}
        </button>
      </p>
    </div>
  );
}

/** Shows which words were recognized, suggestions, and where else to look. */
export function NothingFound({
  answer: { query, understood, suggestions },
  onAsk,
}: {
  answer: ShownAnswer;
  onAsk: (query: string) => void;
}) {
  const say = useSay();
  const { base } = useSite();
  const asked = query.trim();
  useEffect(() => {
    // Not recorded for every letter of a word being typed.
    const settled = setTimeout(() => measure('search-empty', { query: asked }), SETTLED_MS);
    return () => clearTimeout(settled);
  }, [asked]);
  return (
    <div className="message">
      <p>
        {filled(say('No results for {query}.'), { query: <strong>{asked}</strong> })}{' '}
        {understood.length > 0
          ? filled(say('Recognized: {words}.'), { words: understood.join(say(', ')) })
          : say('None of these words appears in the docs.')}
      </p>
      {suggestions.length > 0 && (
        <p>
          {filled(say('Did you mean {words}?'), {
            words: suggestions.flatMap((word, at) => [at ? say(', ') : '', <Suggestion key={word} query={word} onAsk={onAsk} />]),
          })}
        </p>
      )}
      <p>
        {filled(say('Try fewer or different words, or browse {link}.'), {
          link: <a href={`${base}search/#all-pages`}>{say('all pages')}</a>,
        })}
      </p>
    </div>
  );
}

/** A note on pages of an older version, because search covers only the newest. */
export function OtherVersion() {
  const say = useSay();
  const { base, versions } = useSite();
  const [current] = versions;
  const path = pathBelow(base, location.pathname);
  const here = path === undefined ? undefined : versionAt(path, versions);
  if (!current || !here || here.id === current.id) return null;
  return <Message>{say('Search covers {version} only.').replace('{version}', current.label)}</Message>;
}
