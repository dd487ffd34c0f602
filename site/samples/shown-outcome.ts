import type { Sample } from '../../packages/core/content/code/sample.ts';
import type { Outcome } from './outcome.ts';

type Block = Pick<Sample, 'code' | 'file' | 'language' | 'title'>;

/** A block that shows what came of the sample above it, and the part of the outcome that it has to equal. */
export interface ShownOutcome {
  title: string;
  shown: unknown;
  came: unknown;
}

/** Blocks right below a sample that show its outcome; `samples` are those of the site, in the order of the page. */
export function shownBelow<Any extends Block>(sample: Any, samples: readonly Any[]): Any[] {
  const after = samples.slice(samples.indexOf(sample) + 1);
  const end = after.findIndex(({ file, title }) => file !== sample.file || !showsOutcome(title));
  return end === -1 ? after : after.slice(0, end);
}

/** What blocks show, and what came of the run instead of it. */
export function shownOutcomes(sample: Block, blocks: readonly Block[], outcome: Outcome): ShownOutcome[] {
  return blocks.map(({ title, language, code }) => ({
    title,
    shown: language === 'json' ? JSON.parse(code) : code.trim(),
    came: language === 'json' ? plain(part(sample, title, outcome)) : String(part(sample, title, outcome)).trim(),
  }));
}

const EXPORT = /^steps\.(\w+)\.([$\w]+)$/;

function showsOutcome(title: string): boolean {
  return title === 'Logs' || title === 'Error' || EXPORT.test(title);
}

function part(sample: Block, title: string, outcome: Outcome): unknown {
  if (title === 'Logs') return outcome.printed.join('\n');
  if (title === 'Error') return outcome.error;
  const [, step, name = ''] = EXPORT.exec(title) ?? [];
  if (sample.title.startsWith('Step ') && sample.title !== `Step ${step}`) return `an export of another step than “${sample.title}”`;
  return name === '$return_value' ? outcome.returned : outcome.exports[name];
}

function plain(value: unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
