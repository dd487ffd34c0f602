import type { CodeSample, ShownResult } from '@workflow-docs/engine/samples';
import type { Outcome } from './outcome.ts';

/** Blocks right below a sample that show its outcome. `samples`: all samples of the site, in page order. */
export function shownBelow(sample: CodeSample, samples: readonly CodeSample[]): CodeSample[] {
  const after = samples.slice(samples.indexOf(sample) + 1);
  const end = after.findIndex(({ file, title }) => file !== sample.file || !showsOutcome(title));
  return end === -1 ? after : after.slice(0, end);
}

/** What blocks must show of a run's outcome. */
export function shownOutcomes(sample: CodeSample, blocks: readonly CodeSample[], outcome: Outcome): ShownResult[] {
  return blocks.map((block) => {
    const came = part(sample, block.title, outcome);
    return { block, text: block.language === 'json' ? (JSON.stringify(came, null, 2) ?? '') : String(came) };
  });
}

const EXPORT = /^steps\.(\w+)\.([$\w]+)$/;

function showsOutcome(title: string): boolean {
  return title === 'Logs' || title === 'Error' || EXPORT.test(title);
}

function part(sample: CodeSample, title: string, outcome: Outcome): unknown {
  if (title === 'Logs') return outcome.printed.join('\n');
  if (title === 'Error') return outcome.error;
  const [, step, name = ''] = EXPORT.exec(title) ?? [];
  if (sample.title.startsWith('Step ') && sample.title !== `Step ${step}`) return `an export of another step than “${sample.title}”`;
  return name === '$return_value' ? outcome.returned : outcome.exports[name];
}
