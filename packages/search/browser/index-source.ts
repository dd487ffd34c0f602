import { IndexReader } from '../format/index-reader.ts';
import { parseRoot } from '../format/parse-index.ts';
import type { Question } from './messages.ts';

export type WarmQuestion = Extract<Question, { kind: 'warm' }>;

/** Fetches index files. */
export class IndexSource {
  #opening: Promise<IndexReader> | undefined;
  #texts = new AbortController();
  readonly #folder: Promise<WarmQuestion>;
  /** Round-trip time in milliseconds, averaged over recent requests. */
  roundTrip = 0;
  /** Sets the location of the index. Nothing is read before that. */
  readonly begin: (question: WarmQuestion) => void;

  constructor() {
    let begin: IndexSource['begin'] = () => {};
    this.#folder = new Promise((resolve) => {
      begin = resolve;
    });
    this.begin = begin;
  }

  /** Opens the index once. A failure isn't cached. */
  open(): Promise<IndexReader> {
    this.#opening ??= this.#folder.then((question) => this.#readRoot(question));
    this.#opening.catch(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** Aborts requests for excerpt texts: only the newest answer needs them. */
  abortTexts(): void {
    this.#texts.abort();
    this.#texts = new AbortController();
  }

  /** The root has no hash in its name, so it's revalidated. Offline, the cached one is used. */
  async #readRoot({ folder, root }: WarmQuestion): Promise<IndexReader> {
    const url = `${folder}search.json`;
    const load = async () => json(await fetch(url, { cache: 'no-cache' }).catch(() => fetch(url, { cache: 'force-cache' })));
    const data: unknown = root === undefined ? await load() : JSON.parse(root);
    return new IndexReader(parseRoot(data), (file, ahead) =>
      this.#readFile(`${folder}search/${file}`, {
        priority: ahead ? 'low' : 'auto',
        ...(file.startsWith('text.') ? { signal: this.#texts.signal } : {}),
      }),
    );
  }

  async #readFile(url: string, options: RequestInit): Promise<unknown> {
    const begun = performance.now();
    const response = await fetch(url, options);
    this.roundTrip += (performance.now() - begun - this.roundTrip) / 3;
    return json(response);
  }
}

async function json(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
