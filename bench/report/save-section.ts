import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

const HEAD = '# Measures\n\nWritten by `npm run bench -- … --save`; how each figure is taken stands in `README.md`.\n';

/** Puts a part of the results into `bench/RESULTS.md`, in the place of the last one of its title. */
export async function saveSection(checkout: string, title: string, text: string): Promise<void> {
  const file = path.join(checkout, 'bench/RESULTS.md');
  const before = await readFile(file, 'utf8').catch(() => HEAD);
  const sections = before.split(/^(?=## )/m).filter((section) => !section.startsWith(`## ${title}\n`));
  const [cpu] = cpus();
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end.`;
  await writeFile(file, `${[...sections.map((section) => section.trim()), `## ${title}\n\n${machine}\n\n${text}`].join('\n\n')}\n`);
}
