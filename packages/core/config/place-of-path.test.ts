import { expect, test } from 'vitest';
import { placeOfPath } from './setting-place.ts';

const SOURCES = [
  {
    file: 'docs.config.ts',
    text: `import { links } from './links.ts';
const sections = { main: ['/'] };
export default {
  // versions: [ not this one, {
  versions: [
    { id: 'a, ]', content: 'one' },
    {
      id: 'b', /* , */
      sidebars: { content: ['/x/'] },
      content: 'two',
    },
  ],
  navigation: { links, sidebar: sections },
  search: { phrasings: 'phrasings.txt' },
  redirects: { ...older, '/new/': '/' },
  samples: makeSamples(),
};
`,
  },
  {
    file: 'links.ts',
    text: "export const links: Link[] = [{ path: '/a/' },\n  { path: '/b/' }];\nexport const older = { '/old/': '/' };\n",
  },
];

test.for([
  ['versions.0.content', 'docs.config.ts:6:19'],
  ['versions.1.content', 'docs.config.ts:10:7'],
  ['versions.1', 'docs.config.ts:7:5'],
  ['versions.1.path', 'docs.config.ts:7:5'], // missing: where it belongs
  ['navigation.sidebar.main', 'docs.config.ts:2:20'],
  ['search.phrasings', 'docs.config.ts:14:13'],
  ['redirects./new/', 'docs.config.ts:15:27'],
  ['redirects./old/', 'links.ts:3:25'],
  ['links.1.path', 'links.ts:2:5'],
  ['samples.page', 'docs.config.ts:1:1'],
  ['title', 'docs.config.ts:1:1'],
] as const)('%s', ([path, place]) => {
  const { file, line, column } = placeOfPath(path.split('.'), SOURCES);
  expect(`${file}:${line}:${column}`).toBe(place);
});
