import { counted } from '../core/plugin/helpers.ts';
import type { Sample } from './syntax/sample.ts';
import { grammars, quickParsers } from './syntax/sample-languages.ts';

/** Checks that can have a minimum (floor). */
export type ProofKind = 'parsed' | 'typed' | 'run';

export interface SampleCounts extends Record<ProofKind, number> {
  all: number;
  partial: number;
  unchecked: number;
  /** Languages whose parser isn't installed. */
  unparsed: readonly string[];
  /** Language without a parser → number of samples. */
  text: ReadonlyMap<string, number>;
}

/** `proven`: number of samples that passed each check. */
export function countSamples(samples: readonly Sample[], proven: Record<ProofKind, number> & Pick<SampleCounts, 'unparsed'>): SampleCounts {
  const text = new Map<string, number>(); // an author might name a language `constructor`
  for (const { language, partial, unchecked } of samples) {
    if (partial || unchecked !== '' || Object.hasOwn(quickParsers, language) || Object.hasOwn(grammars, language)) continue;
    const name = language || 'none';
    text.set(name, (text.get(name) ?? 0) + 1);
  }
  return {
    ...proven,
    all: samples.length,
    partial: samples.filter((sample) => sample.partial).length,
    unchecked: samples.filter((sample) => sample.unchecked !== '').length,
    text,
  };
}

/** Checks that fewer samples passed than the settings require. */
export function belowFloors(counts: SampleCounts, floors: Partial<Record<ProofKind, number | undefined>>) {
  const kinds: ProofKind[] = ['parsed', 'typed', 'run'];
  return kinds.flatMap((kind) => {
    const floor = floors[kind] ?? 0;
    return counts[kind] < floor ? [{ kind, count: counts[kind], floor }] : [];
  });
}

/** `908 samples: 770 parsed, of these …`, one per line. */
export function countsText({ all, parsed, typed, run, partial, unchecked, unparsed, text }: SampleCounts): string {
  const plain = [...text].sort(([, a], [, b]) => b - a);
  const sum = plain.reduce((total, [, count]) => total + count, 0);
  const names = plain.map(([language, count]) => `${language} ${count}`).join(', ');
  return [
    counted(all, 'sample'),
    `  ${parsed} parsed, of these ${typed} also type-checked; ${run} ran and passed`,
    `  ${partial} partial, ${unchecked} unchecked`,
    ...(unparsed.length > 0 ? [`  not parsed: ${unparsed.join(', ')} (run \`npm install --save-dev @vscode/tree-sitter-wasm\`)`] : []),
    `  ${sum} in languages without a parser${sum > 0 ? ` (${names})` : ''}`,
  ].join('\n');
}
