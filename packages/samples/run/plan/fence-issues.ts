import path from 'node:path';
import type { Block } from '../block.ts';
import { ATTRIBUTES, type Attributes } from '../fences/read-attributes.ts';
import type { Language } from '../languages/language.ts';

/** A problem with a fence's words. */
export interface FenceIssue {
  block: Block;
  message: string;
  help: string;
}

interface Around {
  language: Language | undefined;
  next: Block | undefined;
  services: readonly string[];
}

/** Words that contradict each other, or refer to something missing. */
export function fenceIssues(block: Block, attributes: Attributes, { language, next, services }: Around): FenceIssue[] {
  const { run, output, file, needs } = attributes;
  const issues: FenceIssue[] = [];
  const add = (message: string, help: string) => issues.push({ block, message, help });
  const words = block.meta.replace(/=(?:"[^"]*"|'[^']*'|\S+)|\[[^\]]*\]|\{[^}]*\}/g, ' ').split(/[\s,]+/);
  if (words.includes('run') && run === false)
    add('The fence says both that the sample runs and that it does not.', 'Keep one of the words.');
  if (run && !language)
    add(
      `Nothing runs ${block.language === '' ? 'a block without a language' : `“${block.language}”`}.`,
      'Name a language that runs after the fence, or add a module for it to `languages` of the samples plugin.',
    );
  if (output && !next)
    add('The sample says `output`, but no block follows on the page.', 'Add a block below it, and run `docs samples --fix`.');
  if (file !== undefined && (path.isAbsolute(file) || file.split('/').includes('..') || file === ''))
    add(`“${file}” is no name for a file of a sample.`, 'Write a path inside of the folder of the sample, without `..`.');
  for (const service of needs) {
    if (service === 'network' || services.includes(service)) continue;
    const known = services.length > 0 ? `It has ${services.join(', ')}.` : 'It has none.';
    add(`The sample needs “${service}”, which the settings do not have.`, `Add it to \`services\` of the samples plugin. ${known}`);
  }
  for (const word of words) {
    const meant = ATTRIBUTES.find((name) => Math.min(word.length, name.length) > 3 && word !== name && isNearly(word, name));
    if (meant !== undefined) add(`The fence has the word “${word}”, which means nothing.`, `Did you mean \`${meant}\`?`);
  }
  return issues;
}

/** Whether one letter is missing, extra, different or swapped with its neighbor. */
function isNearly(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start++;
  const [one, other] = [word.slice(start), name.slice(start)];
  const swapped = one.length > 1 && one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return swapped || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1);
}
