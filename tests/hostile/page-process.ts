// Runs in a separate process: compiles pages one at a time, and reports how long each one took.

import { compilePage } from '../../packages/core/content/compile-page.ts';
import type { CompiledPage } from '../../packages/core/content/source/compiled-page.ts';
import { contentComponents } from '../../packages/core/theme/content/index.ts';

export interface PageTask {
  name: string;
  text: string;
}

/** `cpu`: processor time in milliseconds. */
export type PageResult = { html: string; diagnostics: CompiledPage['diagnostics']; cpu: number } | { thrown: string };

async function compile({ name, text }: PageTask): Promise<PageResult> {
  const source = { file: `/${name}`, relativePath: name, folder: '', prefix: '/', path: '/page/', version: 'v1' };
  const before = process.cpuUsage();
  try {
    const { html, diagnostics } = await compilePage(source, text, {
      base: '/',
      names: {},
      components: new Map(Object.entries(contentComponents)),
    });
    const { user, system } = process.cpuUsage(before);
    return { html, diagnostics, cpu: (user + system) / 1000 };
  } catch (error) {
    return { thrown: error instanceof Error ? `${error.stack}` : String(error) };
  }
}

process.on('message', async (task: PageTask) => process.send?.(await compile(task)));
