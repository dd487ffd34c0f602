import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '../build/read-site.ts';
import { updateLedger } from '../check/check-ledger.ts';
import { FORM_LOST } from '../check/checks.ts';
import { readText } from '../util/files.ts';
import { type Command, siteOptions } from './command.ts';
import { SITE_OPTIONS } from './read-arguments.ts';
import { report } from './report.ts';

export const ledger: Command = {
  summary: 'add all new addresses to the ledger: docs ledger update [folder]',
  takes: ['update', '[folder]'],
  options: SITE_OPTIONS,
  async run(input) {
    const [action, folder] = input.words;
    if (action !== 'update') {
      console.error('Unknown ledger command. Use: docs ledger update [folder]');
      return 1;
    }
    const { model, diagnostics } = await readSite(siteOptions(input, folder));
    report(diagnostics);
    if (!model?.settings.ledgerFile) {
      if (model) console.error('The site has no ledger. Add one to the settings: `ledger: "addresses.txt"`.');
      return 1;
    }
    if (diagnostics.some(({ level, id }) => level === 'error' || FORM_LOST.has(id))) {
      console.error('The ledger was not written: without these errors it may have more addresses.');
      return 1;
    }
    const { ledgerFile } = model.settings;
    const { text, added } = updateLedger(model, await readText(ledgerFile));
    await mkdir(path.dirname(ledgerFile), { recursive: true });
    await writeFile(ledgerFile, text);
    console.log(`Added ${added} ${added === 1 ? 'address' : 'addresses'} to ${path.relative(process.cwd(), ledgerFile)}`);
    return 0;
  },
};
