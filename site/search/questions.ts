import { textHash } from '../../packages/core/shared/manifest.ts';
import type { IndexReader } from '../../packages/search/format/index-reader.ts';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';

export interface Question {
  text: string;
  /** Any of them answers it. */
  phrases: string[];
  /** `seen` questions may be looked at while the search or a page is mended, `kept` ones are measured only. */
  half: 'seen' | 'kept';
}

/** Reads `questions.txt`. Throws where a line is no question with an answer. */
export function parseQuestions(text: string): Question[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [question = '', ...rest] = line.split(' = ');
    const phrases = rest
      .join(' = ')
      .split(' | ')
      .map(plain)
      .filter((phrase) => phrase !== '');
    if (question === '' || phrases.length === 0) throw new Error(`No question with an answer: ${line}`);
    return [{ text: question, phrases, half: textHash(question) % 2 === 0 ? 'seen' : 'kept' }];
  });
}

export interface Answered {
  question: Question;
  /** The section that the search puts first; empty where it finds none. */
  address: string;
  holds: boolean;
}

/** Asks the search, and looks whether its best section holds the answer: its heading, its text and what is below it; of a page, what stands before the first heading. */
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
