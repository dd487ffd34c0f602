import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endedProcess } from '../../util/native-call.ts';
import type { SourceIssue } from '../source/source-issue.ts';

/** Arguments of `compileMarkdown`. */
export interface CompilerTask {
  text: string;
  mdx: boolean;
  literal: boolean;
}

/** Thrown for a text that would make the compiler crash or hang the process. */
export class CompilerCrash extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`${line}:1: the Markdown compiler crashes here`);
    this.line = line;
  }
}

export function crashIssue({ line }: CompilerCrash): SourceIssue {
  return {
    id: 'markdown-syntax',
    message: 'The Markdown compiler crashes or hangs at this line. The source of the page is shown.',
    help: 'Rewrite this line, or the tags, lists and asides around it: close every tag, and leave empty lines around blocks.',
    line,
    column: 1,
  };
}

export function crashKey({ text, mdx, literal }: CompilerTask): string {
  return `${mdx} ${literal} ${text}`;
}

/** Results of `tryLines` by the key of the text. */
const found = new Map<string, number | undefined>();

/** First line whose prefix crashes the compiler, or undefined. Only bisects texts that were in flight when a process died. */
export function crashLine(task: CompilerTask): number | undefined {
  const key = crashKey(task);
  const ended = endedProcess(key);
  if (ended === 'no') return undefined;
  if (!found.has(key)) found.set(key, tryLines(task, ended === 'surely'));
  return found.get(key);
}

function tryLines(task: CompilerTask, isProven: boolean): number | undefined {
  const lines = task.text.split('\n');
  // Once the whole text is known to crash, a prefix that merely takes long counts as crashing.
  const crashes = (count: number) => endsProcess({ ...task, text: lines.slice(0, count).join('\n') }, 1500);
  if (!endsProcess(task, 3000)) return isProven ? 1 : undefined;
  let [fine, crashing] = [0, lines.length];
  while (crashing - fine > 1) {
    const middle = Math.floor((fine + crashing) / 2);
    if (crashes(middle)) crashing = middle;
    else fine = middle;
  }
  return crashing;
}

/** Compiles a text in a child process; returns whether that crashes or takes longer than `patience` milliseconds. */
function endsProcess(task: CompilerTask, patience: number): boolean {
  const script = fileURLToPath(new URL('try-markdown.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(task),
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: patience + Math.round(task.text.length / 100),
  });
  return status !== 0;
}
