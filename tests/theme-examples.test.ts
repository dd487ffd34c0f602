// `examples/theme` replaces every part, each in its own file, and `docs/theme.md` refers to them.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PART_NAMES, type PartName } from '../packages/core/shared/parts.ts';
import { runDocs } from './setup/run-docs.ts';

const PAGE = 'guide/lamps/index.html';

/** Part → file of the site, and text in it that only the example's component renders. */
const SHOWN: Record<PartName, [file: string, text: string]> = {
  Banner: [PAGE, '<strong>New</strong><p>The lamp is electric now.'],
  Header: [PAGE, '<header class="top search-first">'],
  Brand: [PAGE, '<small>Handbook</small>'],
  HeaderLinks: [PAGE, '<a href="https://status.lighthouse.example">Status</a>'],
  SearchButton: [PAGE, 'aria-keyshortcuts="/">Find a lamp</a>'],
  VersionMenu: [PAGE, '<nav class="version-row" aria-label="Versions"><a href="/" aria-current="true">v2</a>'],
  LanguageMenu: [PAGE, 'data-action="language">DE</a>'],
  ThemePicker: [PAGE, '<option value="dark">off</option>'],
  HeaderEnd: [PAGE, 'mailto:keeper@lighthouse.example?subject=Lamps'],
  Sidebar: [PAGE, '<div class="side plain" id="docsSidebar">'],
  SidebarTop: [PAGE, 'Rooms of the lighthouse'],
  SidebarEntry: [PAGE, '<summary>◦ Guide</summary>'],
  SidebarBottom: [PAGE, '<a href="/llms.txt">For agents</a>'],
  Footer: [PAGE, '© Lighthouse, under the MIT License'],
  Head: [PAGE, '<meta name="lighthouse-room" content="/guide/lamps/"/>'],
  Hero: ['index.html', '<div class="beam"><div class="home-hero">'],
  Features: ['index.html', '<a href="/guide/lamps/">Bright</a>: It shines 20 miles far.'],
  PageHead: [PAGE, '<a href="/guide/">← Guide</a>'],
  Notice: ['v1/index.html', '<div role="note"><p class="notice">'],
  BeforeArticle: [PAGE, '<p>Kept by Ada</p>'],
  Title: [PAGE, '<p class="of-version">v2</p>'],
  Article: [PAGE, '<nav aria-label="Sections"><a href="#light-it">Light it</a>'],
  AfterArticle: [PAGE, 'report?page=%2Fguide%2Flamps%2F'],
  PageFoot: ['guide/index.html', 'Go on: Lamps'],
  NotFound: ['404.html', 'Lost in the fog?'],
  Aside: [PAGE, 'Mind the step'],
  Card: [PAGE, '<a class="card whole" href="/guide/">'],
  CodeFrame: [PAGE, '<header class="file">Terminal</header>'],
  Image: [PAGE, '<small aria-hidden="true">A lens of eight rings.</small>'],
  Tabs: [PAGE, '<details name="tabs" open=""><summary>Oil</summary>'],
  SearchResult: ['assets/search-dialog', 'className:`address`'],
};

const dist = mkdtempSync(path.join(tmpdir(), 'docs-theme-'));
afterAll(() => rmSync(dist, { recursive: true }));
const { status, said } = runDocs(['build', 'examples/theme', '--strict', '--out', dist]);

test('the site of the examples builds without a warning', () => {
  expect(said).not.toMatch(/warning|error/);
  expect(status).toBe(0);
});

test.each(PART_NAMES)('%s has an example that is rendered and that the docs refer to', (name) => {
  const [file, text] = SHOWN[name];
  const [whole = file] = readdirSync(path.join(dist, path.dirname(file)))
    .filter((entry) => entry.startsWith(path.basename(file)))
    .map((entry) => path.join(path.dirname(file), entry));
  expect(readFileSync(path.join(dist, whole), 'utf8')).toContain(text);
  expect(readFileSync('docs/theme.md', 'utf8')).toMatch(
    new RegExp(`\\| .*\\[\`${name}\`\\]\\(\\.\\./examples/theme/parts/${name}\\.tsx\\)`),
  );
});
