import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compileSetup } from '../packages/core/build/compile-setup.ts';
import { loadSite } from '../packages/core/build/load-site.ts';
import { readSite } from '../packages/core/build/read-site.ts';
import { DevPages } from '../packages/core/dev/dev-pages.ts';
import { compareTranslations } from '../packages/core/translate/compare-translations.ts';
import { translateCommand } from '../packages/core/translate/translate-command.ts';
import { Progress } from '../packages/core/util/stage-progress.ts';
import { build, copySite, testEngine } from './setup/test-site.ts';

const USER = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

/** The fixture in three languages in a new repository, without a record. */
function siteInGit() {
  const folder = copySite('languages');
  const git = (...args: string[]) => execFileSync('git', [...USER, ...args], { cwd: folder });
  const commit = (message: string, date = '2026-01-01T10:00:00Z') => {
    git('add', '-A');
    execFileSync('git', [...USER, 'commit', '-qm', message], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  };
  const edit = (file: string, change: (text: string) => string) => {
    const full = path.join(folder, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
  };
  git('init', '-q');
  execFileSync('rm', [path.join(folder, 'de/v2/translations.lock')]);
  commit('pages');
  const engine = testEngine();
  const models = async () => {
    const { model, translations } = await readSite({ folder, engine, progress: new Progress(false) });
    return model ? [model, ...translations] : [];
  };
  const translate = async (line: string, options: { strict?: boolean } = {}) => {
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
    onTestFinished(() => log.mockRestore());
    const words = line.split(' ');
    const code = await translateCommand(words, await models(), {
      json: false,
      report: path.join(folder, 'report.json'),
      strict: false,
      ...options,
    });
    log.mockRestore();
    return { code, text: printed.join('\n') };
  };
  const outdated = async () =>
    (await compareTranslations(await models(), { diff: true })).map(({ id, file, line, message }) => `${id} ${file}:${line} ${message}`);
  return { folder, git, commit, edit, translate, outdated };
}

/** The same report from `docs dev`, without the changed words. */
async function outdatedInDev(folder: string) {
  const { settings } = await loadSite(folder, testEngine());
  if (!settings) throw new Error('The settings of the fixture are invalid.');
  const setup = await compileSetup(settings, testEngine());
  if (Array.isArray(setup)) throw new Error(JSON.stringify(setup));
  const pages = new DevPages(settings, setup, { sources: [], diagnostics: [], readsWritten: false });
  await pages.scan();
  const german = pages.translations[0];
  const found = [];
  for (const { path: address } of (await german?.allPages())?.map(({ record }) => record) ?? [])
    found.push(...((await german?.page(address))?.diagnostics ?? []));
  return found.filter(({ id }) => id === 'translation-outdated').map(({ id, file, line, message }) => `${id} ${file}:${line} ${message}`);
}

test('only the changed section is reported, until it is marked', async () => {
  const { folder, commit, edit, translate, outdated } = siteInGit();
  expect(await outdated()).toEqual([]); // no record yet
  const { text } = await translate('adopt');
  expect(text).toContain('Deutsch: 2 pages recorded');
  expect(await outdated()).toEqual([]);

  // Moving a section, changing white space and formatting code don't change the meaning.
  edit('en/v2/guide/start.md', (page) => {
    const [head = '', key = '', light = ''] = page.split(/(?=^## )/m);
    return `${head}${light.replace('light --at dusk', 'light  --at  dusk').trim()}\n\n\n${key}`;
  });
  commit('move');
  expect(await outdated()).toEqual([]);

  edit('en/v2/guide/start.md', (page) => page.replace('beside the door', 'beside the old gate'));
  expect(await outdated()).toEqual([
    'translation-outdated de/v2/guide/start.md:9 “The key” has changed in the original since it was translated: … It hangs beside the [-door.-]{+old gate.+}',
  ]);
  expect((await translate('status', { strict: true })).code).toBe(1);
  const { languages } = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'));
  expect(languages[0]).toMatchObject({
    language: 'de',
    translated: 2,
    outdated: [{ file: 'de/v2/guide/start.md', sections: [{ change: 'changed', title: 'The key', anchor: 'the-key' }] }],
    missing: ['/guide/lamp/', '/guide/logbook/'],
  });

  await translate('mark de guide/start.md#the-key');
  expect(await outdated()).toEqual([]);
  expect((await translate('status')).text).toMatch(/^de v2 +2 of 4 +0 +0$/m);
  await expect(translate('mark de guide/strat.md')).rejects.toMatchObject({ message: 'There is no page guide/strat.md.' });
  await expect(translate('status nl')).rejects.toMatchObject({ help: expect.stringContaining('de, ar') });
});

test('a section moved to another page, a new one, and a removed one', async () => {
  const { folder, edit, translate, outdated } = siteInGit();
  await translate('adopt');
  await translate('new de guide/logbook.md');
  edit('de/v2/guide/logbook.md', (page) => page.replace('draft: true\n', ''));
  const [key = ''] = /^## The key[\s\S]*?(?=^## )/m.exec(readFileSync(path.join(folder, 'en/v2/guide/start.md'), 'utf8')) ?? [];
  edit('en/v2/guide/start.md', (page) => page.replace(key, ''));
  edit('en/v2/guide/logbook.md', (page) => `${page}\n${key}`);
  expect(await outdated()).toEqual([]);
  expect(await outdatedInDev(folder)).toEqual([]);
  edit('en/v2/guide/logbook.md', (page) => `${page.slice(0, page.indexOf('## Rain'))}## Snow {#snow}\n\nMelt it.\n\n## Wind\n\nName it.\n`);
  expect((await outdated()).map((line) => line.replace(/^\S+ \S+ /, ''))).toEqual([
    '“Rain” is no longer in the original.',
    '“Snow” is new in the original.',
    '“Wind” is new in the original.',
    '“The key” is no longer in the original.',
  ]);
  expect(new Set(await outdatedInDev(folder))).toEqual(new Set(await outdated()));
});

test('a new translation is a draft that keeps the anchors, and is not out of date', async () => {
  const { folder, translate, outdated } = siteInGit();
  await translate('adopt');
  expect((await translate('new de /guide/lamp/')).text).toContain('de/v2/guide/lamp.md');
  const text = readFileSync(path.join(folder, 'de/v2/guide/lamp.md'), 'utf8');
  expect(text).toContain('draft: true');
  expect(text).toContain('## Care {#care}');
  expect(await outdated()).toEqual([]);
  await expect(translate('new de /guide/lamp/')).rejects.toMatchObject({ help: expect.stringContaining('edit it') });
});

test('existing translations are adopted as of their last commits, even if the original had another name then', async () => {
  const { git, commit, edit, translate, outdated } = siteInGit();
  git('mv', 'de/v2/guide/start.md', 'de/v2/guide/begin.md');
  commit('rename the translation', '2026-01-02T10:00:00Z');
  edit('en/v2/guide/start.md', (page) => page.replace('Light it at dusk', 'Light it early'));
  git('mv', 'en/v2/guide/start.md', 'en/v2/guide/begin.md');
  commit('rename the original', '2026-01-03T10:00:00Z');
  await translate('adopt de');
  expect(await outdated()).toEqual([expect.stringMatching(/begin\.md:13 “The first light” has changed.*\[-at dusk\.-\]\{\+early\.\+\}/)]);
});

test('readers are told at the outdated section', async () => {
  const folder = copySite('languages');
  expect((await build(folder)).diagnostics.map(({ id, file, line }) => `${id} ${file}:${line}`)).toContain(
    'translation-outdated de/v2/guide/start.md:9',
  );
  const html = readFileSync(path.join(folder, 'dist/de/guide/start/index.html'), 'utf8');
  expect(html).toMatch(
    /<h2 id="der-schlüssel">[\s\S]{0,300}?<\/h2><p class="notice">Dieser Abschnitt ist möglicherweise nicht auf dem Stand des Originals \(Englisch\)\. <a href="\/guide\/start\/#the-key">Original lesen<\/a>/,
  );
  expect(html.match(/class="notice"/g)).toHaveLength(1);
  // The record is a build input.
  const record = path.join(folder, 'de/v2/translations.lock');
  writeFileSync(record, readFileSync(record, 'utf8').replace('0123456789ab', '40dbdb77cd2b'));
  await build(folder);
  expect(readFileSync(path.join(folder, 'dist/de/guide/start/index.html'), 'utf8')).not.toContain('class="notice"');
});
