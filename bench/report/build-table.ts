import type { BuildMeasure, Cost } from '../build/measure-build.ts';
import { markdownTable } from './markdown-table.ts';

/** Builds as a Markdown table: seconds, processor seconds, memory, output. */
export function buildTable(measured: BuildMeasure[]): string {
  return markdownTable(
    ['', 'pages', 'cold s', 'of processor', 'ms a page', 'nothing changed s', 'one page s', 'memory MB', 'output MB', 'files'],
    measured.map(({ label, pages, cold, unchanged, onePage, output, failed }) => [
      label,
      String(pages),
      failed !== undefined && !cold ? (failed.trim().split('\n').at(-1) ?? '') : seconds(cold),
      cold ? cold.cpuSeconds.toFixed(1) : '',
      cold ? ((cold.seconds * 1000) / pages).toFixed(1) : '',
      seconds(unchanged),
      seconds(onePage),
      cold?.peakBytes === undefined ? '' : (cold.peakBytes / 1e6).toFixed(0),
      output ? (output.bytes / 1e6).toFixed(1) : '',
      output ? String(output.files) : '',
    ]),
  );
}

function seconds(cost: Cost | undefined): string {
  return cost ? cost.seconds.toFixed(2) : '';
}
