import { afterPaint } from '../../core/dom/after-paint.ts';
import { element } from '../../core/dom/create-element.ts';
import { isSlashOn, turnSlash } from '../../core/dom/slash-shortcut.ts';
import { word } from '../../core/dom/word.ts';
import type { SiteInfo } from '../../core/shared/browser-settings.ts';
import type { BoxState } from './box-state.ts';
import { highlightMatches } from './highlight-matches.ts';
import type { ShownAnswer } from './messages.ts';
import { nothingFound, otherVersion, resultMessage, suggestion } from './result-messages.ts';
import { recentOptions, resultOptions } from './result-options.ts';
import { searchUnavailable } from './search-unavailable.ts';

/** What a reader does in the list. */
export interface ResultsWays {
  choose: (number: number) => void;
  /** Asks for something else than what stands in the field. */
  ask: (query: string) => void;
  retry: () => void;
  /** A result was followed in this tab. */
  leave: () => void;
}

/** Milliseconds without typing after which the number of results is announced to screen readers. */
const QUIET = 700;
/** The number of options that fill the box. The others are added after these are painted. */
const IN_VIEW = 7;

/** Everything below the field of a search box. Unchanged parts are kept, so that a keystroke is cheap. */
export class Results {
  readonly #site: SiteInfo;
  readonly #ways: ResultsWays;
  readonly #place: HTMLElement;
  readonly #hits = element('div', { class: 'hits', tabindex: '-1' });
  readonly #said = element('p', { role: 'status', class: 'visually-hidden' });
  #list: HTMLElement | undefined;
  #options: HTMLElement[] = [];
  /** Groups of options that are not in the list yet. */
  #late: HTMLElement[] = [];
  #scrolled = false;
  #shown: BoxState | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLElement, site: SiteInfo, ways: ResultsWays) {
    this.#site = site;
    this.#ways = ways;
    this.#place = place;
    place.replaceChildren(this.#hits, this.#said, keys());
    this.#hits.addEventListener('scroll', () => (this.#scrolled = true), { passive: true });
    this.#hits.addEventListener('mousemove', ({ target }) => {
      const number = this.#options.findIndex((option) => target instanceof Node && option.contains(target));
      if (number >= 0) ways.choose(number);
    });
    this.#hits.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const asked = target?.closest<HTMLElement>('[data-ask]')?.dataset.ask;
      if (asked !== undefined) ways.ask(asked);
      // A click that opens a new tab keeps the box open.
      else if (target?.closest('[role="option"]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) ways.leave();
    });
  }

  /** The options that are shown, in their order. */
  get options(): readonly HTMLElement[] {
    return this.#options;
  }

  show(state: BoxState): void {
    const before = this.#shown;
    this.#shown = state;
    if (state.query !== '') this.#place.classList.add('full');
    if (!before || !isSame(before, state)) {
      if (before?.answer && state.answer && sameResults(before.answer, state.answer)) this.#fillContexts(state.answer);
      else this.#rebuild(state);
    }
    this.#list?.setAttribute('aria-busy', String(state.status === 'busy'));
    for (const option of this.#options) {
      const chosen = String(option === this.#options[state.chosen]);
      if (option.getAttribute('aria-selected') !== chosen) option.setAttribute('aria-selected', chosen);
    }
    clearTimeout(this.#saying);
    const said = announcement(state);
    if (said !== this.#said.textContent) this.#saying = setTimeout(() => (this.#said.textContent = said), QUIET);
  }

  #rebuild(state: BoxState): void {
    this.#list = undefined;
    this.#late = [];
    const body = this.#body(state);
    const version = otherVersion(this.#site);
    this.#hits.replaceChildren(...(version ? [version] : []), ...body);
    // Scrolling wants the layout at once, which a key stroke can do without.
    if (this.#scrolled) this.#hits.scrollTop = 0;
    this.#scrolled = false;
    this.#options = [this.#hits, ...this.#late].flatMap((part) => [...part.querySelectorAll<HTMLElement>('[role="option"]')]);
    if (this.#late.length > 0) afterPaint().then(() => this.#addLate());
  }

  /** The groups that are out of view, unless there is another list meanwhile. */
  #addLate(): void {
    this.#list?.append(...this.#late);
    this.#late = [];
  }

  #body({ status, query, answer, recent }: BoxState): HTMLElement[] {
    const { base } = this.#site;
    if (status === 'failed') return [searchUnavailable(this.#ways.retry)];
    if (query === '') {
      if (recent.length === 0) return [resultMessage(word('Type a question, a name from your code, or an error message.'))];
      return [this.#listbox(word('Recently viewed pages'), recentOptions(recent, base))];
    }
    if (!answer) return [resultMessage(word('Searching…'))];
    if (answer.groups.length === 0) return [nothingFound(answer, this.#site)];
    return [
      ...(answer.meant === '' ? [] : [resultMessage(`${word('Showing results for')} `, suggestion(answer.meant))]),
      ...(answer.unknown.length === 0
        ? []
        : [resultMessage(`${word('Not found in the docs:')} ${answer.unknown.map((word) => `“${word}”`).join(', ')}.`)]),
      this.#listbox(word('Results'), resultOptions(answer, base)),
    ];
  }

  #listbox(label: string, entries: HTMLElement[]): HTMLElement {
    let options = 0;
    const first = entries.findIndex((entry) => {
      options += entry.childElementCount;
      return options > IN_VIEW;
    });
    this.#late = first < 0 ? [] : entries.slice(first + 1);
    this.#list = element(
      'div',
      { role: 'listbox', id: 'docsResults', 'aria-label': label },
      ...entries.slice(0, entries.length - this.#late.length),
    );
    return this.#list;
  }

  /** The lines of context came after the titles. */
  #fillContexts({ groups }: ShownAnswer): void {
    groups
      .flatMap(({ results }) => results)
      .forEach(({ context }, number) => {
        this.#options[number]?.querySelector('.context')?.replaceChildren(...highlightMatches(context));
      });
  }
}

/** Only what is chosen, or whether an answer is awaited, differs. */
function isSame(before: BoxState, state: BoxState): boolean {
  const untyped = before.query === '';
  return (
    before.answer === state.answer &&
    before.recent === state.recent &&
    untyped === (state.query === '') &&
    (before.status === 'failed') === (state.status === 'failed')
  );
}

/** The same answer as before, as a rule now with its lines of context. */
function sameResults(before: ShownAnswer, answer: ShownAnswer): boolean {
  return before.query === answer.query && !before.complete && answer.groups.length > 0;
}

function announcement({ status, answer, query }: BoxState): string {
  if (query === '' || status !== 'ready' || !answer) return '';
  const count = answer.groups.reduce((sum, { results }) => sum + results.length, 0);
  return count === 0
    ? `${word('No results for')} ${query.trim()}` // a second empty answer is news, too
    : `${count} ${count === 1 ? 'result' : 'results'} on ${answer.groups.length} ${answer.groups.length === 1 ? 'page' : 'pages'}`;
}

function keys(): HTMLElement {
  const key = (name: string) => element('kbd', {}, name);
  const hint = (...inside: (Node | string)[]) => element('span', { 'aria-hidden': 'true' }, ...inside);
  return element(
    'p',
    { class: 'keys' },
    hint(key('↑'), key('↓'), ` ${word('select')}`),
    hint(key('↵'), ` ${word('open')}`),
    hint(key('esc'), ` ${word('close')}`),
    slashSwitch(),
  );
}

/** A shortcut of one character must be one that can be turned off (WCAG 2.1.4). */
function slashSwitch(): HTMLElement {
  const button = element('button', { type: 'button' }, element('kbd', {}, '/'), ` ${word('opens the search')}`);
  const show = () => button.setAttribute('aria-pressed', String(isSlashOn()));
  button.onclick = () => {
    turnSlash(!isSlashOn());
    show();
  };
  show();
  return button;
}
