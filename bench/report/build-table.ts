import type { BuildMeasure, Cost } from '../build/measure-build.ts';
import { markdownTable } from './markdown-table.ts';
import { type Column, summaryTable } from './summary-table.ts';

const COLUMNS = [
  '',
  'pages',
  'cold s',
  'of processor',
  'ms a page',
  'nothing changed s',
  'one page s',
  'of processor',
  'memory MB',
  'output MB',
  'files',
];

/** Goals for this engine, by number of pages; the goals for 79 also apply to the site's own pages. */
const GOALS: Record<number, { cold: number; unchanged?: number; onePage?: number; memoryGb?: number }> = {
  79: { cold: 2 },
  200: { cold: 2.5 },
  1000: { cold: 5, unchanged: 0.8, onePage: 1, memoryGb: 0.6 },
  5000: { cold: 25 },
  10000: { cold: 50, onePage: 4, memoryGb: 1.5 },
};

/** Generators side by side, then the cost of an additional page, then all figures. */
export function buildReport(measured: BuildMeasure[]): string {
  const labels = [...new Set(measured.map(({ label }) => label))];
  const byGenerator = labels.map((label) => measured.filter((measure) => measure.label === label));
  const corpora = [...new Map(measured.map(({ corpus, pages }) => [corpus, pages]))];
  const columns = corpora.flatMap(([corpus, pages]): Column<BuildMeasure[]>[] => {
    const of = (value: (measure: BuildMeasure) => number | undefined) => (all: BuildMeasure[]) => {
      const measure = all.find((one) => one.corpus === corpus);
      return measure && value(measure);
    };
    const goal = corpus.startsWith('own') ? GOALS[79] : GOALS[pages];
    const more: Column<BuildMeasure[]>[] = [
      { head: `${corpus}: nothing changed s`, goal: goal?.unchanged, digits: 2, value: of(({ unchanged }) => unchanged?.seconds) },
      { head: 'one page changed s', goal: goal?.onePage, digits: 2, value: of(({ onePage }) => onePage?.seconds) },
      { head: 'memory GB', goal: goal?.memoryGb, digits: 2, value: of(({ cold }) => cold?.peakBytes && cold.peakBytes / 1e9) },
    ];
    return [
      { head: `${corpus}: cold s`, goal: goal?.cold, digits: 2, value: of(({ cold }) => cold?.seconds) },
      ...(pages === 1000 || pages === 10_000 ? more : []),
    ];
  });
  const rows = byGenerator.map((measures) => ({
    label: measures[0]?.label ?? '',
    measure: measures,
    failed: measures.find(({ failed }) => failed !== undefined) && 'failed, see below',
  }));
  return [
    summaryTable(rows, columns),
    ...byGenerator.flatMap(costPerPage),
    markdownTable(COLUMNS, measured.map(cells)),
    ...measured.flatMap(({ label, corpus, failed }) => (failed === undefined ? [] : [`${label}, ${corpus}: ${failed.trim()}`])),
  ].join('\n\n');
}

/** One result, printed as progress while others are still running. */
export function buildLine(measure: BuildMeasure): string {
  return cells(measure).join(' | ') + (measure.failed === undefined ? '' : `\n${measure.failed}`);
}

/** Cost of each additional page between one size of generated sites and the next. */
function costPerPage(measures: BuildMeasure[]): string[] {
  const sizes = measures.filter(({ corpus, cold }) => cold && !corpus.startsWith('own')).sort((a, b) => a.pages - b.pages);
  const steps = sizes.slice(1).flatMap((larger, at) => {
    const smaller = sizes[at];
    if (!smaller?.cold || !larger.cold) return [];
    const more = larger.pages - smaller.pages;
    const seconds = ((larger.cold.seconds - smaller.cold.seconds) * 1000) / more;
    const processor = ((larger.cold.cpuSeconds - smaller.cold.cpuSeconds) * 1000) / more;
    return [`${smaller.pages} to ${larger.pages}: ${seconds.toFixed(1)} ms, ${processor.toFixed(1)} of processor`];
  });
  return steps.length === 0 ? [] : [`Each further page, ${measures[0]?.label}: ${steps.join('; ')}.`];
}

function cells({ label, corpus, pages, cold, unchanged, onePage, output, failed }: BuildMeasure): string[] {
  return [
    label,
    corpus.replace(/ pages$/, ''),
    cold ? seconds(cold) : failed === undefined ? '' : 'failed',
    cold ? cold.cpuSeconds.toFixed(1) : '',
    cold ? ((cold.seconds * 1000) / pages).toFixed(1) : '',
    seconds(unchanged),
    seconds(onePage),
    onePage ? onePage.cpuSeconds.toFixed(1) : '',
    cold?.peakBytes === undefined ? '' : (cold.peakBytes / 1e6).toFixed(0),
    output ? (output.bytes / 1e6).toFixed(1) : '',
    output ? String(output.files) : '',
  ];
}

function seconds(cost: Cost | undefined): string {
  return cost ? cost.seconds.toFixed(2) : '';
}
