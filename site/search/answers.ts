import { MCP_TOOLS } from '../../packages/agents/mcp-tools.ts';
import type { SiteReader } from '../../packages/agents/site-reader.ts';
import { plain, type Question } from './questions.ts';

/** How many results an agent reads. */
const READ = 3;
/** What stands for the tokens of a model: English and code have about four characters in one. */
const CHARACTERS_OF_A_TOKEN = 4;

export interface AnswerByTools {
  question: Question;
  /** Addresses that the search gave, the best first. */
  read: string[];
  /** The place of the first of them that holds the answer, from 1; 0 where none does. */
  place: number;
  /** All that the tools returned until then. */
  tokens: number;
}

/** Does what an agent does: searches with the words of the question, and reads the results in their order until one holds the answer. */
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
