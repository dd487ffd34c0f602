import type { ShownAnswer } from '../../../search/browser/messages.ts';
import type { SearchClient } from '../../../search/browser/search-client.ts';

/** State of a search box. */
export interface SearchState {
  query: string;
  /** The newest answer, possibly still that of an older query. */
  answer: ShownAnswer | undefined;
  /** Pages that were opened before in this tab, shown while the field is empty. */
  recent: { path: string; title: string }[];
  status: 'idle' | 'busy' | 'ready' | 'failed';
  /** Index of the selected entry; -1 for none. */
  chosen: number;
  /** Set when the selected entry is to be opened; `apart`: in a new tab. */
  opening?: { apart: boolean };
}

export const NOTHING_ASKED: SearchState = { query: '', answer: undefined, recent: [], status: 'idle', chosen: -1 };

/** Number of selectable entries. */
export function countOf({ query, answer, recent, status }: SearchState): number {
  if (status === 'failed') return 0;
  if (query === '') return recent.length;
  return answer ? resultsIn(answer) : 0;
}

/** Number of results on all pages. */
export function resultsIn({ groups }: ShownAnswer): number {
  return groups.reduce((sum, { results }) => sum + results.length, 0);
}

export interface StoreOptions {
  client: Pick<SearchClient, 'search' | 'drop' | 'restart'>;
  /** Called with each query that is searched for. */
  onQuery: (query: string) => void;
}

/** Logic of a search box without its view: queries, answers and selection. */
export class SearchStore {
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING_ASKED;
  /** Set if Enter was pressed before the answer arrived, while results of another query were visible. */
  #entered: { apart: boolean } | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  readonly state = (): SearchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Searches for the text in the field. */
  ask(typed: string): void {
    const { client, onQuery } = this.#options;
    const query = typed.trimStart();
    onQuery(query);
    this.#entered = undefined;
    if (query.trim() === '') {
      client.drop();
      this.#set({ query: '', answer: undefined, status: 'idle', chosen: -1 });
      return;
    }
    this.#set({ query, status: 'busy' });
    client
      .search(query, (answer) => {
        const sameAsBefore = this.#state.status === 'ready' && this.#state.answer?.query === answer.query;
        const chosen = sameAsBefore ? this.#state.chosen : answer.groups.length > 0 ? 0 : -1;
        this.#set({ answer, status: 'ready', chosen, ...(this.#entered && chosen >= 0 ? { opening: this.#entered } : {}) });
        this.#entered = undefined;
      })
      .catch((error: unknown) => {
        console.error(error);
        this.#set({ status: 'failed', answer: undefined, chosen: -1 });
      });
  }

  /** Searches for the text, unless its results are already shown. */
  askAgain(typed: string): void {
    if (this.#state.status !== 'ready' || this.#state.query !== typed.trimStart()) this.ask(typed);
  }

  /** Starts over after a failure. */
  retry(typed: string): void {
    this.#options.client.restart();
    this.ask(typed);
  }

  remember(recent: SearchState['recent']): void {
    this.#set({ recent });
  }

  choose(chosen: number): void {
    if (chosen !== this.#state.chosen) this.#set({ chosen });
  }

  /** Moves the selection; returns false for keys that do not. */
  move(key: string): boolean {
    const last = countOf(this.#state) - 1;
    const { chosen } = this.#state;
    const next = new Map([
      ['ArrowDown', chosen >= last ? 0 : chosen + 1],
      ['ArrowUp', chosen <= 0 ? last : chosen - 1],
      ['Home', 0],
      ['End', last],
    ]).get(key);
    if (next === undefined || last < 0) return false;
    this.choose(next);
    return true;
  }

  /** Opens the selected entry as soon as its answer has arrived. */
  enter(apart: boolean): void {
    if (this.#state.status === 'busy' && this.#state.chosen <= 0) this.#entered = { apart };
    else if (this.#state.chosen >= 0) this.#set({ opening: { apart } });
  }

  /** Confirms that the entry was opened. */
  opened(): void {
    const { opening: _, ...state } = this.#state;
    this.#state = state;
  }

  #set(change: Partial<SearchState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
