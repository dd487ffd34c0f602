import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definePlugin, option, visit } from '@workflow-docs/engine/plugin';

/**
 * Draws ```mermaid blocks when the site is built, with the browser that `CHROME_PATH` names and the script of Mermaid, such as
 * `node_modules/mermaid/dist/mermaid.min.js`. Without a browser they stay code, which is reported.
 */
export default definePlugin({
  name: 'mermaid',
  options: option.object({ script: option.text({ about: 'File of Mermaid for browsers, from the root of the site.' }) }),
  inputs: ({ options }) => ({ files: [options.script], env: ['CHROME_PATH'] }),
  kinds: { 'no-browser': ['warning', 'Diagrams are shown as code, because there is no browser to draw them.'] },
  async transform(tree, { options, root, report }) {
    const blocks: { value: string; drawing?: string }[] = [];
    visit(tree, 'code', (node) => void (node.lang === 'mermaid' && blocks.push(node)));
    if (blocks.length === 0) return;
    const drawings = await draw(
      blocks.map(({ value }) => value),
      readFileSync(path.join(root, options.script), 'utf8'),
    );
    let at = 0;
    visit(tree, 'code', (node) => {
      if (node.lang !== 'mermaid') return undefined;
      const drawing = drawings?.[at++];
      if (!drawings) report('no-browser', 'The diagram is shown as code.', 'Set CHROME_PATH to a browser.', node);
      return drawing === undefined
        ? undefined
        : { type: 'paragraph', children: [{ type: 'image', url: address(drawing), alt: node.value }] };
    });
  },
});

/** An image, since the diagrams of Mermaid have a style sheet, which would be shown as text in the page. */
function address(drawing: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

/** The diagrams as SVG, or undefined if there's no browser. */
async function draw(sources: readonly string[], script: string): Promise<string[] | undefined> {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) return undefined;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    return await page.evaluate(async (texts) => {
      const mermaid: unknown = Reflect.get(globalThis, 'mermaid');
      const render = (mermaid as { render: (id: string, text: string) => Promise<{ svg: string }> }).render;
      const drawn: string[] = [];
      for (const [at, text] of texts.entries()) drawn.push((await render(`diagram${at}`, text)).svg);
      return drawn;
    }, sources);
  } finally {
    await browser.close();
  }
}
