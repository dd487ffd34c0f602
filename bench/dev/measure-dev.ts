import path from 'node:path';
import type { Corpus, CorpusPage } from '../../tools/corpus/corpus.ts';
import { generatedCorpus } from '../../tools/corpus/generated-corpus.ts';
import { writePage } from '../../tools/corpus/write-corpus.ts';
import { withBrowser } from '../browser/launch.ts';
import { openPage } from '../browser/open-page.ts';
import { prepareProject } from '../build/prepare-project.ts';
import { setAside } from '../build/set-aside.ts';
import { ours } from '../generators/ours.ts';
import { median } from '../median.ts';
import type { Plan } from '../plan.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { startDevServer } from './dev-server.ts';

export interface MeasureDevOptions {
  checkout: string;
  plan: Plan;
  work: string;
}

const PORT = 4760;
const EDITS = 5;

/** Starts `docs dev` for each site size, edits a page that is open in a browser, and returns the report. */
export async function measureDev({ checkout, plan, work }: MeasureDevOptions): Promise<string> {
  const rows: string[][] = [];
  const project = path.join(work, 'dev');
  for (const size of plan.devSizes) {
    const corpus = generatedCorpus(size);
    await prepareProject(ours, corpus, project, checkout);
    await setAside(ours, project);
    const first = await startDevServer(project, PORT);
    await first.stop();
    const again = await startDevServer(project, PORT);
    const page = corpus.pages[Math.floor(size / 2)];
    const seen = page ? await editsSeen(again.address, corpus, page, project).finally(again.stop) : Number.NaN;
    rows.push([
      String(size),
      ...[first.ready, first.firstPage, again.ready, again.firstPage].map((time) => time.toFixed(2)),
      seen.toFixed(0),
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const head = ['pages', 'first start: ready s', 'first page s', 'again: ready s', 'first page s', 'edit to paint ms'];
  return [
    markdownTable(head, rows),
    `Goals: ready ≤ 1 s at 100 pages, ≤ 3 s at 10,000; an edit is seen ≤ 200 ms. Edits: median of ${EDITS}.`,
  ].join('\n\n');
}

declare global {
  var benchSeen: Promise<number>;
}

/** Milliseconds from writing a file to the frame in which an open page shows the change. */
async function editsSeen(address: string, corpus: Corpus, page: CorpusPage, project: string): Promise<number> {
  return withBrowser(async (browser) => {
    const { page: tab, close } = await openPage(browser, { line: 'fast', processor: 'fast' });
    await tab.goto(address + ours.address(page.id), { waitUntil: 'load' });
    await tab.locator('#docsMain h1').waitFor();
    await tab.waitForTimeout(1500);
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const words = `Sentence ${edit} was added.`;
      await tab.evaluate(watchFor, words);
      const written = Date.now();
      await writePage(corpus, page, project, ours.layout, `\n${words}\n`);
      times.push((await tab.evaluate(() => globalThis.benchSeen)) - written);
      await tab.waitForTimeout(500);
    }
    await close();
    return median(times);
  });
}

/** Runs in the page: resolves when the words have been painted, with the time in milliseconds since 1970. */
function watchFor(words: string): void {
  globalThis.benchSeen = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('#docsMain')?.textContent?.includes(words)) return void requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}
