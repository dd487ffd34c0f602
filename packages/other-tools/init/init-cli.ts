import path from 'node:path';
import { counted, type ReportedDiagnostic } from '../../core/plugin/helpers.ts';
import type { ToolCommand } from '../../core/plugin/tool-command.ts';

const MAX_SHOWN = 8;

export const init: ToolCommand = {
  summary: "write settings for a folder of Markdown, including another tool's",
  takes: ['[folder]'],
  more: "Writes docs.config.ts, and package.json if there isn't one. Changes nothing else.",
  async run({ words: [folder = '.'], version, check }) {
    const { initSite } = await import('./init-site.ts'); // with a parser that no other command needs
    const { found, pages, carried, missing, written, lacksEngine } = await initSite(folder, version);
    const source = found.files.length > 0 ? ` (${found.files.join(', ')})` : '';
    console.log(`Found ${found.tool}${source}: ${counted(pages, 'page')} in ${found.content}`);
    list('Carried over', carried);
    list('Left out of the navigation and redirects, because no page is there', missing);
    list('Not carried over', found.left);

    list('What `docs check` reports, by kind', kinds(await check(folder)));
    const files = written.map((file) => path.join(folder, file));
    console.log(`\nWrote ${files.join(' and ')}. To undo, delete ${files.length === 1 ? 'it' : 'them'}: rm ${files.join(' ')}`);
    const install = written.includes('package.json') ? 'npm install' : 'npm install --save-dev @workflow-docs/engine';
    const inFolder = folder === '.' ? '' : `cd ${folder} && `;
    const page = pages === 0 ? 'write a page, such as index.md, then ' : '';
    console.log(`Next: ${page}${inFolder}${lacksEngine || written.includes('package.json') ? `${install} && ` : ''}npx docs dev`);
    return 0;
  },
};

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const more = lines.length > MAX_SHOWN ? [`… and ${lines.length - MAX_SHOWN} more`] : [];
  console.log(`\n${title}:\n${[...lines.slice(0, MAX_SHOWN), ...more].map((line) => `  - ${line}`).join('\n')}`);
}

/** `12 warnings component-unknown`, most frequent first. */
function kinds(diagnostics: readonly ReportedDiagnostic[]): string[] {
  const counts = new Map<string, number>();
  for (const { level, id } of diagnostics) counts.set(`${level} ${id}`, (counts.get(`${level} ${id}`) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => {
      const [level = '', id = ''] = kind.split(' ');
      return `${counted(count, level)}: ${id}`;
    });
}
