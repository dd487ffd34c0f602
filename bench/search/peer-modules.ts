// The parts of each library that the benchmark uses. The libraries aren't installed with the project, so their own types aren't available.

export interface MiniSearchModule {
  default: new (options: {
    fields: string[];
    storeFields: string[];
    searchOptions: { fuzzy: number; prefix: boolean; boost: Record<string, number> };
  }) => {
    addAll(documents: readonly object[]): void;
    search(query: string): { id: string; page: string }[];
  };
}

export interface OramaModule {
  create(options: { schema: Record<string, 'string'> }): OramaIndex;
  insertMultiple(index: OramaIndex, documents: readonly object[], batch: number): Promise<unknown>;
  search(
    index: OramaIndex,
    query: { term: string; limit: number; tolerance: number; properties: string[]; boost: Record<string, number> },
  ): Promise<{ hits: { document: { id: string } }[] }>;
  save(index: OramaIndex): object;
}

type OramaIndex = object;

export interface FlexSearchModule {
  default: {
    Document: new (options: {
      tokenize: string;
      document: { id: string; index: string[] };
    }) => {
      add(document: object): void;
      search(query: string, options: { limit: number; suggest: boolean }): { result: string[] }[];
      export(keep: (key: string, data: string | undefined) => void): void;
    };
  };
}

export interface LunrModule {
  default: {
    (setUp: (this: LunrBuilder) => void): { query(ask: (query: LunrQuery) => void): { ref: string }[] };
    tokenizer(text: string): { toString(): string }[];
    Query: { wildcard: { TRAILING: number } };
  };
}

interface LunrBuilder {
  ref(field: string): void;
  field(name: string, options?: { boost: number }): void;
  add(document: object): void;
}

interface LunrQuery {
  term(term: string, options: { boost?: number; wildcard?: number; usePipeline?: boolean; editDistance?: number }): void;
}

export interface PagefindModule {
  createIndex(options: { forceLanguage: string }): Promise<{
    index: {
      addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
      getFiles(): Promise<{ files: { path: string; content: Uint8Array }[] }>;
    };
  }>;
  close(): Promise<unknown>;
}
