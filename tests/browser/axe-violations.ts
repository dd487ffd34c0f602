import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds on the page as it stands: every element of every rule, a line each. `without`: selectors of what it leaves out. */
export async function axeViolations(page: Page, without: string[] = []): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (exclude) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: object,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ exclude }, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`),
    );
  }, without);
}
