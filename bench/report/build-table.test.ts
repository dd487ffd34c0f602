import { expect, test } from 'vitest';
import type { BuildMeasure } from '../build/measure-build.ts';
import { buildReport } from './build-table.ts';

const cost = (seconds: number) => ({ seconds, cpuSeconds: 2 * seconds, peakBytes: 500e6 });
const built = (label: string, pages: number, cold: number): BuildMeasure => ({
  generator: label,
  label,
  corpus: `${pages} pages`,
  pages,
  cold: cost(cold),
  onePage: cost(cold / 4),
  output: { files: pages, bytes: 1e6 },
});

const report = buildReport([
  built('ours', 100, 1),
  built('ours', 1000, 4.6),
  { generator: 'peer', label: 'peer', corpus: '1000 pages', pages: 1000, failed: 'error: it | broke\nhere' },
]);

test('sizes are shown side by side, with the goals', () => {
  expect(report).toContain('|  | 100 pages: cold s | 1000 pages: cold s | one page changed s | memory GB |');
  expect(report).toContain('| ours | 1.00 | 4.60 | 1.15 | 0.50 |');
  expect(report).toContain('| **goal here** |  | ≤ 5 | ≤ 1 | ≤ 0.6 |');
});

test('the cost of each additional page is shown', () => {
  expect(report).toContain('Each further page, ours: 100 to 1000: 4.0 ms, 8.0 of processor.');
});

test('a failed build stays in the table, with the reason', () => {
  expect(report).toContain('| peer | failed, see below |');
  expect(report).toContain('| peer | 1000 | failed |');
  expect(report).toContain('peer, 1000 pages: error: it | broke');
});
