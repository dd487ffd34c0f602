import { afterPaint } from '../../core/dom/after-paint.ts';
import type { SiteInfo } from '../../core/shared/browser-settings.ts';
import type { BoxState } from './box-state.ts';
import { recentPaths } from './recent-paths.ts';
import { Results } from './result-list.ts';
import type { SearchClient } from './search-client.ts';

export interface BoxParts {
  input: HTMLInputElement;
  /** Where the results go. */
  place: HTMLElement;
  site: SiteInfo;
  client: SearchClient;
  /** Called when the reader goes to a result. */
  leave?: () => void;
  /** Called with each query that is asked. */
  onQuery?: (query: string) => void;
}

const LAST_QUERY = 'docs:search';

/** What happens in a search box: the field, the keys, and what is to be shown. Showing is left to `Results`. */
export class SearchBox {
  readonly #parts: BoxParts;
  readonly #results: Results;
  #state: BoxState = { query: '', answer: undefined, recent: [], status: 'idle', chosen: -1 };
  /** Enter was pressed before the answer came: what is in view then answers another query. */
  #entered: { apart: boolean } | undefined;

  constructor(parts: BoxParts) {
    this.#parts = parts;
    const { input, place, site, client, leave } = parts;
    const again = () => {
      input.focus();
      this.#ask();
    };
    this.#results = new Results(place, site, {
      choose: (chosen) => this.#choose(chosen),
      ask: (query) => {
        input.value = query;
        again();
      },
      retry: () => {
        client.restart();
        again();
      },
      leave: () => leave?.(),
    });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', 'docsResults');
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('enterkeyhint', 'go');
    for (const name of ['autocapitalize', 'spellcheck', 'autocorrect']) input.setAttribute(name, name === 'spellcheck' ? 'false' : 'off');
    input.addEventListener('input', () => this.#ask());
    input.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** The box was opened, or has just come: what was typed meanwhile is asked, else the last query of this tab. */
  opened(): void {
    const { input, client, site } = this.#parts;
    if (input.value === '') {
      input.value = stored();
      if (input.value !== '') input.select();
    }
    // What was shown when the box was closed can stay.
    if (this.#state.status !== 'ready' || this.#state.query !== input.value.trimStart()) this.#ask();
    const paths = recentPaths(site.base);
    if (paths.length > 0)
      client.titles(paths).then(
        (recent) => this.#set({ recent }),
        () => {},
      ); // optional: the box works without them
  }

  #choose(chosen: number): void {
    if (chosen !== this.#state.chosen) this.#set({ chosen });
  }

  #ask(): void {
    const { input, client, onQuery } = this.#parts;
    const query = input.value.trimStart();
    afterPaint().then(() => store(query));
    onQuery?.(query);
    if (query.trim() === '') {
      client.drop();
      this.#set({ query: '', answer: undefined, status: 'idle', chosen: -1 });
      return;
    }
    this.#entered = undefined;
    this.#set({ query, status: 'busy' });
    client
      .search(query, (answer) => {
        const sameAsBefore = this.#state.status === 'ready' && this.#state.answer?.query === answer.query;
        this.#set({ answer, status: 'ready', chosen: sameAsBefore ? this.#state.chosen : answer.groups.length > 0 ? 0 : -1 });
        if (this.#entered) this.#open(this.#entered.apart);
      })
      .catch((error: unknown) => {
        console.error(error);
        this.#set({ status: 'failed', answer: undefined, chosen: -1 });
      });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { options } = this.#results;
    const last = options.length - 1;
    const { chosen } = this.#state;
    const next: Record<string, number> = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen <= 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const to = next[event.key];
    if (to !== undefined && last >= 0 && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.#choose(to);
      options[to]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const apart = event.ctrlKey || event.metaKey;
      if (this.#state.status === 'busy' && chosen <= 0) this.#entered = { apart };
      else this.#open(apart);
    }
  }

  /** Opens the chosen result, in a tab of its own if that is asked for. */
  #open(apart: boolean): void {
    this.#entered = undefined;
    const entry = this.#results.options[this.#state.chosen];
    if (!(entry instanceof HTMLAnchorElement)) return;
    if (apart) window.open(entry.href, '_blank', 'noopener');
    else entry.click();
  }

  #set(change: Partial<BoxState>): void {
    this.#state = { ...this.#state, ...change };
    this.#results.show(this.#state);
    const { input } = this.#parts;
    input.setAttribute('aria-expanded', String(this.#results.options.length > 0));
    if (this.#state.chosen >= 0) input.setAttribute('aria-activedescendant', `docsResult${this.#state.chosen}`);
    else input.removeAttribute('aria-activedescendant');
  }
}

function stored(): string {
  try {
    return sessionStorage.getItem(LAST_QUERY) ?? '';
  } catch {
    return '';
  }
}

function store(query: string): void {
  try {
    sessionStorage.setItem(LAST_QUERY, query);
  } catch {
    // Storage may be blocked: then the box opens empty the next time.
  }
}
