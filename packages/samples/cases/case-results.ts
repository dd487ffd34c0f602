import type { Block } from '../run/block.ts';
import type { CaseBlockResult } from '../run/outcome/case-block.ts';
import { sameOutput } from '../run/outcome/compare-output.ts';
import type { OutdatedOutput } from '../run/outcome/judge.ts';
import type { Sample } from '../syntax/sample.ts';
import type { SampleResult } from './run-cases.ts';

/** Converts case results to block results: a block that doesn't show the outcome of its run is outdated. */
export async function caseResults(results: readonly SampleResult[], masks: readonly RegExp[]): Promise<CaseBlockResult[]> {
  return Promise.all(
    results.map(async ({ sample, faults, notRun, shows, tool }): Promise<CaseBlockResult> => {
      const block = blockOf(sample);
      const base = { block, line: block.line, tool, outputs: [] };
      if (notRun !== '') return { ...base, state: 'not run', why: notRun };
      if (faults.length > 0) return { ...base, state: 'failed', why: faults.join('; ') };
      const outputs: OutdatedOutput[] = [];
      for (const { block: shown, text } of shows) {
        const options = { json: shown.language === 'json', masks };
        if (!(await sameOutput(shown.code, text, options, async () => text)))
          outputs.push({ block: blockOf(shown), lines: undefined, printed: text });
      }
      return outputs.length === 0
        ? { ...base, state: 'passed', why: '' }
        : { ...base, state: 'outdated', why: 'the page shows another output', outputs };
    }),
  );
}

function blockOf({ file, page, language, code, lineOf }: Sample): Block {
  return { file, page, language, meta: '', code, line: lineOf(0) };
}
