import { MCP_TOOLS } from '../../packages/agents/mcp-tools.ts';
import type { SiteReader } from '../../packages/agents/site-reader.ts';
import { plain, type Question } from './questions.ts';

/** Number of results an agent reads. */
const READ = 3;
/** Approximation of a model's tokens for English and code. */
const CHARACTERS_OF_A_TOKEN = 4;

export interface AnswerByTools {
  question: Question;
  /** Result addresses, best first. */
  read: string[];
  /** Rank of the first result with the answer, from 1, or 0 if there is none. */
  place: number;
  /** Total tool output until then. */
  tokens: number;
}

/** Imitates an agent: searches for the question, then reads the results in order until one has the answer. */
export async function answerByTools(question: Question, reader: SiteReader): Promise<AnswerByTools> {
  const call = async (name: string, input: object) => {
    const tool = MCP_TOOLS.find((one) => one.name === name);
    if (!tool) throw new Error(`There is no tool ${name}.`);
    return tool.run(input, reader);
  };
  const list = await call('search', { query: question.text, limit: READ });
  const read = Array.from(list.matchAll(/^\d+\. .*\n {3}(\S+)$/gm), ([, address = '']) => address);
  let characters = list.length;
  for (const [at, address] of read.entries()) {
    const text = await call('read', { address });
    characters += text.length;
    const said = plain(text);
    if (question.phrases.some((phrase) => said.includes(phrase)))
      return { question, read, place: at + 1, tokens: Math.round(characters / CHARACTERS_OF_A_TOKEN) };
  }
  return { question, read, place: 0, tokens: Math.round(characters / CHARACTERS_OF_A_TOKEN) };
}

export interface AnsweredByTools {
  /** Share of questions whose answer is in one of the results that an agent reads. */
  recall: number;
  /** Total tool output until each answer. */
  tokens: number[];
  missed: AnswerByTools[];
}

export async function answerAll(questions: readonly Question[], reader: SiteReader): Promise<AnsweredByTools> {
  const answered: AnswerByTools[] = [];
  for (const question of questions) answered.push(await answerByTools(question, reader));
  const missed = answered.filter(({ place }) => place === 0);
  return { recall: 1 - missed.length / answered.length, tokens: answered.map((one) => one.tokens), missed };
}
