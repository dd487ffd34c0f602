import { textHash } from '../../packages/core/shared/manifest.ts';
import type { IndexReader } from '../../packages/search/format/index-reader.ts';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';

export interface Question {
  text: string;
  /** Any of these phrases answers it. */
  phrases: string[];
  /** `seen` and `fresh` questions may be used while tuning search or pages, and `kept` ones are only measured. */
  half: 'seen' | 'kept' | 'fresh';
}

/** Parses `questions.txt`, or with `half` a file like it whose questions all belong there. Throws if a line isn't a question with an answer. */
export function parseQuestions(text: string, half?: Question['half']): Question[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [question = '', ...rest] = line.split(' = ');
    const phrases = rest
      .join(' = ')
      .split(' | ')
      .map(plain)
      .filter((phrase) => phrase !== '');
    if (question === '' || phrases.length === 0) throw new Error(`No question with an answer: ${line}`);
    return [{ text: question, phrases, half: half ?? (textHash(question) % 2 === 0 ? 'seen' : 'kept') }];
  });
}

export interface Answered {
  question: Question;
  /** Top-ranked section, or empty if there is none. */
  address: string;
  holds: boolean;
}

/** Searches, and checks whether the best section has the answer in its heading, its text or its subsections. For a page, that's the text before the first heading. */
export async function ask(question: Question, index: IndexReader): Promise<Answered> {
  const [best] = (await searchIndex(question.text, index)).results;
  const page = best && (await index.page(best.hit.page));
  if (!best || !page) return { question, address: '', holds: false };
  const { sections } = await index.texts(page);
  const { section } = best.hit;
  const level = page.sections[section]?.level ?? 1;
  const next = page.sections.findIndex((other, at) => at > section && (section === 0 || other.level <= level));
  const said = plain([best.title, best.heading, ...sections.slice(section, next < 0 ? undefined : next)].join(' '));
  return { question, address: resultAddress(best), holds: question.phrases.some((phrase) => said.includes(phrase)) };
}

export function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim().toLowerCase();
}
