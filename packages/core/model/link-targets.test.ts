import { expect, test } from 'vitest';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { sourcePath } from '../content/source/source-path.ts';
import { wikiAddress } from '../shared/address.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { linkTargets } from './link-targets.ts';

const FILES: Record<string, Partial<PageRecord> & { ids?: string[] }> = {
  'index.md': {},
  'guide/index.md': { ids: ['intro'] },
  'guide/Getting-Started.md': { ids: ['first-steps', 'c-plus'] },
  'guide/02-numbered.md': {},
  'guide/moved.md': { path: '/elsewhere/' },
  'Notes/My note.md': { title: 'My note', frontmatter: { aliases: ['Jotting'] }, ids: ['a-heading'] },
  'api/client.md': {},
  'api/twin.md': {},
  'guide/twin.md': {},
  'api/v1.2.md': {},
  '_howtos/first.md': {},
  'names/C# guide.md': { ids: ['set-up'] },
  'names/what?.md': { ids: ['part'] },
};
const ASSETS = ['/logo.svg', '/Attachments/Plan A.png', '/guide/dots.svg'];

function setup() {
  const pages = new Map<string, PageFacts>();
  for (const [relativePath, { ids = [], ...given }] of Object.entries(FILES)) {
    const path = given.path ?? `/${sourcePath(relativePath)}`;
    const record = { title: path, path, relativePath, key: path, frontmatter: {}, headers: [], ...given };
    pages.set(path, { record, version: 'main', islands: [], ids, sections: [], links: [], files: [], frames: [], diagnostics: [] });
  }
  const records = new Map([...pages].map(([path, { record }]) => [path, record]));
  const versions = [{ id: 'main', label: 'main', content: '/site', path: '/', sidebars: undefined, pairs: {} }];
  const assets = new Map(ASSETS.map((address) => [address, {}]));
  return {
    records,
    targets: linkTargets({ settings: { root: '/site', versions }, pages, records, assets, aliases: new Map([['/old/', '/api/client/']]) }),
  };
}

/** A link, the page that contains it, and its target; `undefined` if the link is correct as written or leads nowhere. */
test.for([
  ['/guide/', '/', undefined],
  ['names/C#%20guide.md', '/', '/names/C-sharp-guide/'],
  ['names/C#%20guide.md#set-up', '/', '/names/C-sharp-guide/#set-up'],
  ['names/C#%20guide.md#Set_up', '/', '/names/C-sharp-guide/#set-up'],
  ['names/what?.md#part', '/', '/names/what/#part'],
  ['/guide', '/', '/guide/'],
  ['/guide.md', '/', '/guide/'],
  ['/guide/index.html', '/', '/guide/'],
  ['/guide/index.md#intro', '/', '/guide/#intro'],
  ['/guide/getting-started', '/', '/guide/Getting-Started/'],
  ['/guide/Getting-Started.html?x=1#first-steps', '/', '/guide/Getting-Started/?x=1#first-steps'],
  ['/guide/Getting-Started/#First-Steps', '/', '/guide/Getting-Started/#first-steps'],
  ['/guide/Getting-Started/#_first_steps', '/', '/guide/Getting-Started/#first-steps'],
  ['/guide/Getting-Started/#none', '/', undefined],
  ['#First_steps', '/guide/Getting-Started/', '/guide/Getting-Started/#first-steps'],
  ['#first-steps', '/guide/Getting-Started/', undefined],
  ['/guide/02-numbered', '/', '/guide/numbered/'],
  ['/guide/02-numbered.md', '/', '/guide/numbered/'],
  ['/guide/moved.md', '/', '/elsewhere/'],
  ['/guide/moved', '/', '/elsewhere/'],
  ['./getting-started', '/guide/', '/guide/Getting-Started/'],
  ['moved', '/guide/Getting-Started/', '/elsewhere/'],
  ['./', '/guide/Getting-Started/', '/guide/'],
  ['../api/client', '/guide/Getting-Started/', '/api/client/'],
  ['../api/client.html', '/guide/Getting-Started/', '/api/client/'],
  ['../../../api/client', '/guide/Getting-Started/', undefined],
  ['../', '/api/client/', '/'],
  ['/api/v1.2', '/', '/api/v1.2/'],
  ['/docs/api/client', '/', '/api/client/'],
  ['/docs/docs/api/client', '/', '/api/client/'],
  ['/howtos/first', '/', '/_howtos/first/'],
  ['../_howtos/first.md', '/api/client/', '/_howtos/first/'],
  ['/old', '/', '/api/client/'],
  [wikiAddress('My%20note'), '/guide/', '/Notes/My-note/'],
  [wikiAddress('My note#A heading'), '/guide/', '/Notes/My-note/#a-heading'],
  [wikiAddress('Jotting'), '/guide/', '/Notes/My-note/'],
  ['My%20note', '/guide/', undefined],
  ['/guide/My%20note.md', '/guide/', undefined],
  ['Jotting', '/guide/', undefined],
  ['client.md', '/guide/', undefined],
  ['Notes/My note', '/guide/', '/Notes/My-note/'],
  ['twin', '/', undefined],
  [wikiAddress('twin'), '/', undefined],
  [wikiAddress('Plan%20A.png'), '/guide/', '/Attachments/Plan%20A.png'],
  ['Plan%20A.png', '/guide/', undefined],
  ['/LOGO.svg', '/', '/logo.svg'],
  ['/public/logo.svg', '/', '/logo.svg'],
  ['/guide/dots.svg', '/', undefined],
  ['/nowhere/', '/', undefined],
  ['/%E0%A4%A/', '/', undefined],
  ['https://example.com/guide', '/', undefined],
  ['mailto:guide', '/', undefined],
] as const)('%s on %s → %s', ([href, from, expected]) => {
  const { records, targets } = setup();
  const record = records.get(from);
  if (!record) throw new Error(`${from} is no page.`);
  expect(targets.find(href, record)).toBe(expected);
});
