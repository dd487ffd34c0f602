import { Fragment, type MouseEvent, useSyncExternalStore } from 'react';
import { withBase } from '../../shared/address.ts';
import type { SiteInfo } from '../../shared/settings.ts';
import type { Piece } from '../core/excerpt.ts';
import { Announced } from './Announced.tsx';
import type { ShownAnswer, ShownGroup } from './messages.ts';
import { NothingFound } from './NothingFound.tsx';
import type { BoxState, SearchBox } from './search-box.ts';

/** Everything below the field of a search box. */
export function Results({ box, site }: { box: SearchBox; site: SiteInfo }) {
  const state = useSyncExternalStore(box.subscribe, box.current);
  return (
    <>
      <div className="hits">
        <OtherVersion site={site} />
        <Body box={box} site={site} state={state} />
      </div>
      <Announced text={announcement(state)} />
      <p className="keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>↵</kbd> open
        </span>
        <span>
          <kbd>esc</kbd> close
        </span>
      </p>
    </>
  );
}

function Body({ box, site, state }: { box: SearchBox; site: SiteInfo; state: BoxState }) {
  const { answer, recent, status, query } = state;
  if (status === 'failed') {
    return (
      <div className="told" role="alert">
        <p>The search could not be loaded. Check the network.</p>
        <button type="button" onClick={() => box.retry()}>
          Try again
        </button>
      </div>
    );
  }
  if (query === '') {
    return recent.length > 0 ? (
      <RecentPages box={box} site={site} state={state} />
    ) : (
      <p className="told">Type words, a piece of code, or the text of an error.</p>
    );
  }
  if (!answer) return <p className="told">Searching…</p>;
  if (answer.groups.length === 0) return <NothingFound answer={answer} box={box} site={site} />;
  return (
    <>
      {answer.meant !== '' && (
        <p className="told">
          Results for <Suggestion box={box} query={answer.meant} />
        </p>
      )}
      {answer.unknown.length > 0 && <p className="told">No page has {answer.unknown.map((word) => `“${word}”`).join(', ')}.</p>}
      <Found answer={answer} box={box} site={site} state={state} />
    </>
  );
}

export function Suggestion({ box, query }: { box: SearchBox; query: string }) {
  return (
    <button type="button" className="suggestion" onClick={() => box.replace(query)}>
      {query}
    </button>
  );
}

function Found({ answer, box, site, state }: { answer: ShownAnswer; box: SearchBox; site: SiteInfo; state: BoxState }) {
  const { chosen, status } = state;
  let next = 0;
  return (
    <div role="listbox" id="search-results" aria-label="Results" aria-busy={status === 'busy'}>
      {answer.groups.map((group) => {
        const first = next;
        next += group.results.length;
        return <Group key={group.path} group={group} first={first} box={box} base={site.base} chosen={chosen} />;
      })}
    </div>
  );
}

function Group({ group, first, box, base, chosen }: { group: ShownGroup; first: number; box: SearchBox; base: string; chosen: number }) {
  const headed = !group.results[0]?.top;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-label={group.title}>
      {headed && (
        <div className="of-page" aria-hidden="true">
          {group.title}
        </div>
      )}
      {group.results.map(({ address, top, label, context }, index) => (
        <a
          key={address}
          id={`search-${first + index}`}
          role="option"
          aria-selected={first + index === chosen}
          tabIndex={-1}
          className={top ? 'is-page' : index > 0 || headed ? 'inside' : undefined}
          href={withBase(base, address)}
          onMouseMove={() => box.choose(first + index)}
          onClick={(event) => leave(event, box)}
        >
          <span className="label">
            <Marked pieces={label} />
          </span>
          <span className="context">
            <Marked pieces={context} />
          </span>
        </a>
      ))}
    </div>
  );
}

function RecentPages({ box, site, state }: { box: SearchBox; site: SiteInfo; state: BoxState }) {
  return (
    <div role="listbox" id="search-results" aria-label="Pages that you read before">
      <div className="of-page" aria-hidden="true">
        Recent pages
      </div>
      {state.recent.map(({ path, title }, index) => (
        <a
          key={path}
          id={`search-${index}`}
          role="option"
          aria-selected={index === state.chosen}
          tabIndex={-1}
          href={withBase(site.base, path)}
          onMouseMove={() => box.choose(index)}
          onClick={(event) => leave(event, box)}
        >
          <span className="label">{title}</span>
        </a>
      ))}
    </div>
  );
}

/** A click that opens another tab leaves the box as it is. */
function leave(event: MouseEvent, box: SearchBox): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) box.leave();
}

function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, index) => {
    const text = piece.code ? <code>{piece.text}</code> : piece.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name and are painted anew as a whole
    return <Fragment key={index}>{piece.mark ? <mark>{text}</mark> : text}</Fragment>;
  });
}

/** On a page of an older version: the search covers the newest. */
function OtherVersion({ site }: { site: SiteInfo }) {
  const current = site.versions.find(({ id }) => id === site.currentVersion);
  const here = site.versions
    .filter(({ path }) => location.pathname.startsWith(withBase(site.base, path)))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (!current || !here || here.id === current.id) return null;
  return <p className="told">The search covers {current.label}.</p>;
}

function announcement({ status, answer, query }: BoxState): string {
  if (query === '' || status !== 'ready' || !answer) return '';
  const count = answer.groups.reduce((sum, { results }) => sum + results.length, 0);
  return count === 0
    ? 'No results'
    : `${count} ${count === 1 ? 'result' : 'results'} on ${answer.groups.length} ${answer.groups.length === 1 ? 'page' : 'pages'}`;
}
