import { type CodeBlock, languageLabel } from '../../core/plugin/code.ts';
import type { Diagnostic } from '../../core/plugin/helpers.ts';
import type { SampleKind } from './kinds.ts';
import type { SampleFault } from './sample.ts';
import { quickParsers } from './sample-languages.ts';

/** A diagnostic in the file of a page. */
type SampleIssue = Omit<Diagnostic<SampleKind>, 'file'>;

/** Problems of a page's samples that can be found while the page is compiled. */
export async function sampleIssues(blocks: readonly CodeBlock[]): Promise<SampleIssue[]> {
  const issues: SampleIssue[] = [];
  for (const [at, { language, code, line, partial, unchecked, untyped }] of blocks.entries()) {
    if (unchecked === '' || untyped === '') {
      const word = unchecked === '' ? 'unchecked' : 'untyped';
      issues.push({
        id: 'sample-without-reason',
        message: `The sample is marked \`${word}\` without a reason.`,
        help: `Write \`${word}="the reason"\`, or remove \`${word}\`.`,
        line,
        column: 1,
      });
    }
    const parse = Object.hasOwn(quickParsers, language) ? quickParsers[language] : undefined;
    if (partial || unchecked !== undefined || !parse || blocks[at - 1]?.output) continue;
    const fault = await parse(code);
    if (fault) issues.push(brokenSample(language, fault, (inner) => line + inner));
  }
  return issues;
}

/** The diagnostic for a sample with a syntax error. */
export function brokenSample(language: string, fault: SampleFault, lineOf: (line: number) => number): SampleIssue {
  return {
    id: 'sample-broken',
    message: `The sample is not valid ${languageLabel(language)}: ${fault.message.replace(/\.$/, '')}.`,
    help: 'Fix it. If it is a fragment, add `partial` after the language; if it cannot be checked, add `unchecked="reason"`.',
    line: lineOf(fault.line),
    column: fault.column,
  };
}
