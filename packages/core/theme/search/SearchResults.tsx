import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownAnswer, ShownGroup } from '../../../search/browser/messages.ts';
import { afterPaint } from '../../dom/scheduling.ts';
import { withBase } from '../../shared/address.ts';
import { filled } from '../language/filled.ts';
import { useSay } from '../language/language-context.ts';
import { useSite } from '../parts/theme-context.ts';
import { Message, NothingFound, OtherVersion, Suggestion, Unavailable } from './SearchMessages.tsx';
import { SearchResult } from './SearchResult.tsx';
import { Announcement, Keys } from './SearchStatus.tsx';
import type { SearchState } from './search-store.ts';

/** Number of options that fill the box. The others are added after these were painted. */
const IN_VIEW = 7;

export interface SearchResultsProps {
  state: SearchState;
  onChoose: (number: number) => void;
  /** Searches for a query other than the one in the field. */
  onAsk: (query: string) => void;
  onRetry: () => void;
  onLeave?: (() => void) | undefined;
}

export function resultId(number: number): string {
  return `docsResult${number}`;
}

/** Everything below the field of the search box. */
export function SearchResults({ state, onChoose, onAsk, onRetry, onLeave }: SearchResultsProps) {
  const hits = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const asked = state.answer?.query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts at the top
  useLayoutEffect(() => {
    // Scrolling forces a layout, which would delay the keystroke.
    if (hits.current && isScrolled.current) hits.current.scrollTop = 0;
    isScrolled.current = false;
  }, [asked]);
  const onMouseMove = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    if (option) onChoose(Number(option.id.slice(resultId(0).length - 1)));
  };
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // A click that opens a new tab keeps the box open.
    if (target instanceof Element && target.closest('[role="option"]') && !ctrlKey && !metaKey && !shiftKey) onLeave?.();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the field handles the keys for the options */}
      <div
        ref={hits}
        className="hits"
        tabIndex={-1}
        onScroll={() => {
          isScrolled.current = true;
        }}
        onMouseMove={onMouseMove}
        onClick={onClick}
      >
        <OtherVersion />
        <Body {...{ state, onAsk, onRetry }} />
      </div>
      <Announcement state={state} />
      <Keys />
    </>
  );
}

function Body({ state, onAsk, onRetry }: Pick<SearchResultsProps, 'state' | 'onAsk' | 'onRetry'>) {
  const say = useSay();
  const { query, answer, recent, status, chosen } = state;
  if (status === 'failed') return <Unavailable onRetry={onRetry} />;
  if (query === '') {
    if (recent.length === 0) return <Message>{say('Type a question, a name from your code, or an error message.')}</Message>;
    return <Recent pages={recent} chosen={chosen} />;
  }
  if (!answer) return <Message>{say('Searching…')}</Message>;
  if (answer.groups.length === 0) return <NothingFound answer={answer} onAsk={onAsk} />;
  return (
    <>
      {answer.meant !== '' && (
        <Message>{filled(say('Showing results for {query}'), { query: <Suggestion query={answer.meant} onAsk={onAsk} /> })}</Message>
      )}
      {answer.unknown.length > 0 && (
        <Message>
          {filled(say('Not found in the docs: {words}.'), {
            words: answer.unknown.flatMap((word, at) => [at ? say(', ') : '', <q key={word}>{word}</q>]),
          })}
        </Message>
      )}
      <Options answer={answer} isBusy={status === 'busy'} chosen={chosen} />
    </>
  );
}

function Options({ answer, isBusy, chosen }: { answer: ShownAnswer; isBusy: boolean; chosen: number }) {
  const say = useSay();
  const [whole, showWhole] = useState('');
  const { groups, query } = answer;
  useEffect(() => {
    let isCurrent = true;
    void afterPaint().then(() => isCurrent && showWhole(query));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { results }) => sum + results.length, 0));
  const shown = whole === query ? groups : groups.filter((_, at) => (firsts[at] ?? 0) < IN_VIEW);
  return (
    <div role="listbox" id="docsResults" aria-label={say('Results')} aria-busy={isBusy}>
      {shown.map((group, at) => (
        <Group key={group.path} group={group} first={firsts[at] ?? 0} chosen={chosen} />
      ))}
    </div>
  );
}

/** The results of one page. */
function Group({ group: { title, lang, results }, first, chosen }: { group: ShownGroup; first: number; chosen: number }) {
  const { base, lang: own } = useSite();
  // The page is not translated.
  const language = lang && new Intl.DisplayNames([own], { type: 'language' }).of(lang);
  const isHeaded = !results[0]?.top;
  const where = (
    <span className="where" aria-hidden="true" lang={lang && own}>
      {[placeOf(results[0]?.address ?? ''), language].filter(Boolean).join(' · ')}
    </span>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups options with role="group", not with fieldsets
    <div role="group" aria-label={language ? `${title} (${language})` : title} lang={lang}>
      {isHeaded && (
        <div className="of-page" aria-hidden="true">
          {where}
          {title}
        </div>
      )}
      {results.map((result, index) => {
        const isInside = index > 0 || isHeaded;
        return (
          <Option
            key={result.address}
            number={first + index}
            isChosen={first + index === chosen}
            href={withBase(base, result.address)}
            className={isInside ? 'inside' : result.top ? 'is-page' : undefined}
          >
            {index === 0 && !isHeaded && where}
            <SearchResult {...result} />
          </Option>
        );
      })}
    </div>
  );
}

interface OptionProps {
  number: number;
  isChosen: boolean;
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

function Option({ number, isChosen, href, className, children }: OptionProps) {
  return (
    <a id={resultId(number)} role="option" aria-selected={isChosen} tabIndex={-1} href={href} className={className}>
      {children}
    </a>
  );
}

/** Pages that were opened before in this tab. */
function Recent({ pages, chosen }: { pages: SearchState['recent']; chosen: number }) {
  const say = useSay();
  const { base } = useSite();
  return (
    <div role="listbox" id="docsResults" aria-label={say('Recently viewed pages')}>
      <div className="of-page" aria-hidden="true">
        {say('Recently viewed')}
      </div>
      {pages.map(({ path, title }, number) => (
        <Option key={path} number={number} isChosen={number === chosen} href={withBase(base, path)}>
          <span className="label">{title}</span>
        </Option>
      ))}
    </div>
  );
}

/** `/workflows/steps/triggers/#http` → `workflows / steps`: the folders above a page. */
function placeOf(address: string): string {
  const names = address.replace(/[?#].*$/, '').split('/');
  return names.filter(Boolean).slice(0, -1).join(' / ');
}
