import type { FlexSearchModule, LunrModule, MiniSearchModule, OramaModule } from './peer-modules.ts';

export interface PeerSection {
  id: string;
  title: string;
  /** Titles of the enclosing sections and the page. */
  titles: string;
  text: string;
  /** Path of its page. */
  page: string;
  /** The phrasings that our search gets for it. */
  phrasings: string;
}

export interface Peer {
  name: string;
  module: string;
  /** Path in the modules folder, for packages that can only be resolved by `import`. */
  file?: string;
  /** A method rather than a function property, so each peer can narrow the type of `module`. */
  make(module: unknown, sections: readonly PeerSection[]): Promise<MadePeer>;
}

export interface MadePeer {
  search: (query: string) => Promise<string[]>;
  /** The serialized index, if it's sent in one piece. */
  stored?: () => string;
  /** Bytes that a first query downloads, if the index is split. */
  firstBytes?: (query: string) => Promise<number>;
  close?: () => Promise<void>;
}

/** Each one set up for documentation as its own manual or a well-known site generator recommends. */
export const peers: Peer[] = [
  miniSearch('MiniSearch, as VitePress', {}),
  miniSearch('MiniSearch, grouped by page', { grouped: true }),
  miniSearch('MiniSearch, grouped by page, with the same phrasings', { grouped: true, phrasings: true }),
  {
    name: 'Orama',
    module: '@orama/orama',
    async make({ create, insertMultiple, search, save }: OramaModule, sections) {
      const index = create({ schema: { id: 'string', title: 'string', titles: 'string', text: 'string' } });
      await insertMultiple(index, sections, 500);
      return {
        search: async (term) =>
          (
            await search(index, {
              term,
              limit: 10,
              tolerance: 1,
              properties: ['title', 'titles', 'text'],
              boost: { title: 4, titles: 1, text: 2 },
            })
          ).hits.map(({ document }) => document.id),
        stored: () => JSON.stringify(save(index)),
      };
    },
  },
  {
    name: 'FlexSearch',
    module: 'flexsearch',
    async make({ default: { Document } }: FlexSearchModule, sections) {
      const index = new Document({ tokenize: 'forward', document: { id: 'id', index: ['title', 'titles', 'text'] } });
      for (const section of sections) index.add(section);
      const parts: string[] = [];
      index.export((key, data = '') => parts.push(key + data));
      return {
        search: async (query) => [...new Set(index.search(query, { limit: 10, suggest: true }).flatMap(({ result }) => result))],
        stored: () => parts.join('\n'),
      };
    },
  },
  {
    name: 'lunr',
    module: 'lunr',
    async make({ default: lunr }: LunrModule, sections) {
      const index = lunr(function () {
        this.ref('id');
        this.field('title', { boost: 4 });
        this.field('titles');
        this.field('text', { boost: 2 });
        for (const section of sections) this.add(section);
      });
      const ask = (query: string) =>
        index.query((q) => {
          for (const term of lunr.tokenizer(query)) {
            q.term(term.toString(), { boost: 10 });
            q.term(term.toString(), { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
            if (term.toString().length > 3) q.term(term.toString(), { editDistance: 1 });
          }
        });
      return { search: async (query) => ask(query).map(({ ref }) => ref), stored: () => JSON.stringify(index) };
    },
  },
];

/** The setup of VitePress. `grouped` shows each page once, at its best section; `phrasings` adds a field weighted like titles. */
function miniSearch(name: string, { grouped = false, phrasings = false }): Peer {
  return {
    name,
    module: 'minisearch',
    async make({ default: MiniSearch }: MiniSearchModule, sections) {
      const index = new MiniSearch({
        fields: ['title', 'titles', 'text', ...(phrasings ? ['phrasings'] : [])],
        storeFields: ['title', 'titles', 'page'],
        searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1, ...(phrasings ? { phrasings: 4 } : {}) } },
      });
      index.addAll(sections);
      const search = async (query: string) => {
        const found = index.search(query);
        const seen = new Set<string>();
        return found.filter(({ page }) => !grouped || (!seen.has(page) && seen.add(page))).map(({ id }) => id);
      };
      return { search, stored: () => JSON.stringify(index) };
    },
  };
}
