import { expect, test } from 'vitest';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { withOwnTitles } from './site-model.ts';

const page = (path: string, title: string, heading?: string) =>
  ({
    record: {
      title,
      path,
      relativePath: `${path.slice(1)}index.md`,
      headers: heading === undefined ? [] : [{ level: 2, title: heading, slug: 'x' }],
    },
    version: 'main',
  }) as unknown as PageFacts; // the code under test reads nothing else
const titles = (pages: PageFacts[]) => withOwnTitles(pages).map(({ record }) => record.title);

test('if a third of the pages start with the same title, the heading below it becomes the title', () => {
  const banner = [page('/', 'Project', 'Start'), page('/a/', 'Project', 'Hooks'), page('/b/', 'Project', 'Routes'), page('/c/', 'Project')];
  expect(titles([...banner, page('/d/', 'Own', 'Part')])).toEqual(['Project', 'Hooks', 'Routes', 'C', 'Own']);
});

test('a heading that several of them share becomes the title of none', () => {
  const intro = ['/', '/first-steps/', '/routes/', '/hooks/'].map((path) => page(path, 'Project', 'Introduction'));
  expect(titles([...intro, page('/own/', 'Project', 'Parts')])).toEqual(['Project', 'First steps', 'Routes', 'Hooks', 'Parts']);
});

test('two pages with the same title, or a few among many, keep it', () => {
  expect(titles([page('/a/', 'Same', 'One'), page('/b/', 'Same', 'Two')])).toEqual(['Same', 'Same']);
  const few = ['/a/', '/b/', '/c/'].map((path) => page(path, 'Overview', 'Part'));
  const many = Array.from({ length: 7 }, (_, n) => page(`/${n}/`, `Page ${n}`, 'Part'));
  expect(titles([...few, ...many]).slice(0, 3)).toEqual(['Overview', 'Overview', 'Overview']);
});
