// Files from the network are untrusted input: each one is validated once, here.

import {
  FORM,
  type OutlinePage,
  type OutlineSection,
  type PageTexts,
  type Piece,
  type SearchRoot,
  type Shard,
  type Vocabulary,
} from './index-files.ts';
import { unpackPieces, unpackWords } from './packed-pieces.ts';

/** Parses `search.json`. Throws if the index is damaged, like the other parsers here, or has another format version. */
export function parseRoot(data: unknown): SearchRoot {
  const root = object(data);
  const [words, ...shards] = list(root.shards);
  const [counts, ...outlines] = list(root.outlines);
  const firsts = unpackWords(string(words));
  let page = 0;
  if (root.form !== FORM) throw new Error('The search index has another form than this script knows.');
  return {
    form: FORM,
    sections: number(root.sections),
    ...(root.foreign === undefined ? {} : { foreign: parseForeign(list(root.foreign)) }),
    vocabulary: string(root.vocabulary),
    synonyms: parseSynonyms(object(root.synonyms)),
    shards: pieces('terms', shards, firsts).map(({ file, size }, at): Piece<string> => [string(firsts[at]), file, size]),
    outlines: pieces('pages', outlines).map(({ file, size }, at): Piece<number> => {
      const first = page;
      page += number(list(counts)[at]);
      return [first, file, size];
    }),
  };
}

function parseForeign([first, lang]: unknown[]): NonNullable<SearchRoot['foreign']> {
  return { first: number(first), lang: string(lang) };
}

function pieces(kind: string, [names, sizes]: unknown[], firsts?: readonly string[]): { file: string; size: number }[] {
  return unpackPieces(kind, string(names), string(sizes), firsts);
}

function parseSynonyms({ said, loose }: Record<string, unknown>): SearchRoot['synonyms'] {
  return { said: list(said).map((row) => list(row).map(string)), loose: list(loose).map(string) };
}

export function parseVocabulary(data: unknown): Vocabulary {
  const { words, ranks } = object(data);
  return { words: unpackWords(string(words)), ranks: string(ranks) };
}

export function parseShard(data: unknown): Shard {
  const { words, postings, counts } = object(data);
  return {
    words: unpackWords(string(words)),
    postings: list(postings).map(string),
    counts: Object.fromEntries(Object.entries(object(counts ?? {})).map(([word, count]) => [word, number(count)])),
  };
}

/** An outline consists of rows: `[path, title, text, [anchor, heading, level, …]]`, where the anchor 0 means the heading's default anchor. */
export function parseOutline(data: unknown): OutlinePage[] {
  return list(data).map((row) => {
    const [path, title, text, sections] = list(row);
    const flat = list(sections);
    const parsed: OutlineSection[] = [];
    for (let i = 0; i < flat.length; i += 3) {
      const heading = string(flat[i + 1]);
      parsed.push({ anchor: flat[i] === 0 ? simpleSlug(heading) : string(flat[i]), heading, level: number(flat[i + 2]) });
    }
    return { path: string(path), title: string(title), text: string(text), sections: parsed };
  });
}

/** A page in the form that `parseOutline` reads. */
export function outlineRow({ path, title, text, sections }: OutlinePage): unknown[] {
  return [
    path,
    title,
    text,
    sections.flatMap(({ anchor, heading, level }) => [anchor !== '' && anchor === simpleSlug(heading) ? 0 : anchor, heading, level]),
  ];
}

/** A page's texts are a list: its description, then its sections. */
export function parseTexts(data: unknown): PageTexts {
  const [description, ...sections] = list(data).map(string);
  return { description: description ?? '', sections };
}

function object(value: unknown): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw damaged();
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw damaged();
  return value;
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw damaged();
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw damaged();
  return value;
}

function damaged(): Error {
  return new Error('The search index is damaged.');
}

/** Most anchors derive from the heading's text, so the index contains only the others. */
export function simpleSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
