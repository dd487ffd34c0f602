/**
 * The record of a language: the sections of the original that each page was translated from. It is one text file next to the pages
 * rather than a field of each page, so that tools that handle frontmatter need not know it. Each section has a line between unchanging
 * lines, so that branches that update different pages merge without conflicts.
 */
export interface TranslationRecord {
  /** Page, relative to the folder of the language → sections of the original, in order. */
  pages: Map<string, RecordedSection[]>;
  /** Numbers of unreadable lines, from 1. */
  faults: number[];
}

export interface RecordedSection {
  hash: string;
  /** Heading of the original; empty for the beginning of the page. */
  title: string;
}

export const RECORD_FILE = 'translations.lock';

const HEAD = '# The sections of the original that each page was translated from. Written by `docs translate`.';

export function parseRecord(text: string): TranslationRecord {
  const pages = new Map<string, RecordedSection[]>();
  const faults: number[] = [];
  let sections: RecordedSection[] | undefined;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, hash, title = ''] = /^ {2}([\da-f]{12})(?: (.*))?$/.exec(line) ?? [];
    if (hash !== undefined && sections) sections.push({ hash, title });
    else if (/^\S.*\.mdx?$/i.test(line)) {
      sections = pages.get(line) ?? [];
      pages.set(line, sections);
    } else faults.push(at + 1);
  }
  return { pages, faults };
}

export function printRecord(pages: TranslationRecord['pages']): string {
  const blocks = [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, sections]) => [page, ...sections.map(({ hash, title }) => `  ${hash} ${title}`.trimEnd())].join('\n'));
  return `${[HEAD, ...blocks].join('\n\n')}\n`;
}
