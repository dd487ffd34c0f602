import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

const HEAD = '# Measures\n\nWritten by `npm run bench -- … --save`; `README.md` explains how each figure is measured.';

/** Writes one part of the results to `bench/RESULTS.md`, with the date and the machine. `titles` lists all parts in order. */
export async function saveSection(checkout: string, titles: readonly string[], title: string, text: string): Promise<void> {
  const file = path.join(checkout, 'bench/RESULTS.md');
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, withSection(before, titles, title, `${machine()}\n\n${text}`));
}

/** Replaces one part of the results, and drops parts that no longer exist. */
export function withSection(before: string, titles: readonly string[], title: string, text: string): string {
  const sections = new Map(before.split(/^## /m).map((section) => [section.split('\n', 1)[0] ?? '', section.trim()]));
  sections.set(title, `${title}\n\n${text}`);
  const kept = titles.flatMap((name) => sections.get(name) ?? []).map((section) => `## ${section}`);
  return `${[HEAD, ...kept].join('\n\n')}\n`;
}

function machine(): string {
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${day}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end.`;
}
