import { markdownTable } from './markdown-table.ts';

/** A figure in the summary: its value in a measurement, and the upper limit this engine aims for. */
export interface Column<Measure> {
  head: string;
  goal?: number | undefined;
  digits: number;
  value: (measure: Measure) => number | undefined;
}

/** Generators side by side, with the goals below them. Empty columns are left out. */
export function summaryTable<Measure>(
  rows: { label: string; measure: Measure; failed?: string | undefined }[],
  columns: Column<Measure>[],
): string {
  const filled = columns.filter(({ value }) => rows.some(({ measure }) => value(measure) !== undefined));
  const lines = rows.map(({ label, measure, failed }) => {
    const cells = filled.map(({ value, digits }) => number(value(measure), digits));
    return [label, ...cells.map((cell, at) => (failed !== undefined && at === cells.indexOf('–') ? failed : cell))];
  });
  const goals = filled.map(({ goal }) => (goal === undefined ? '' : `≤ ${goal}`));
  if (goals.some(Boolean)) lines.push(['**goal here**', ...goals]);
  return markdownTable(['', ...filled.map(({ head }) => head)], lines);
}

function number(value: number | undefined, digits: number): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value.toFixed(digits);
}
