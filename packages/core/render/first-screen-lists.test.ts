import { expect, test } from 'vitest';
import { firstScreensFile } from '../shared/first-screens.ts';
import type { SidebarItem } from '../shared/sidebar.ts';
import { firstScreenLists } from './first-screens.ts';

const link = (path: string): SidebarItem => ({ label: path, path });
const group = (...items: SidebarItem[]): SidebarItem => ({ label: 'Group', items });
const cases: [what: string, sidebars: SidebarItem[][], lists: [names: string[], paths: string[]][]][] = [
  [
    'a list, and a group inside it',
    [[link('/'), group(link('/a/'), link('/b/')), link('/c/')]],
    [
      [
        ['/', '/a/', '/c/'],
        ['/', '/c/'],
      ],
      [
        ['/a/', '/b/'],
        ['/a/', '/b/'],
      ],
    ],
  ],
  ['other sites', [[link('/'), link('https://example.com/')]], [[['/', ''], ['/']]]],
  [
    'a group that another sidebar shows as a link',
    [
      [group(link('/a/'), link('/b/')), link('/c/')],
      [link('/a/'), group(link('/c/'), link('/d/'))],
    ],
    [
      [
        ['/a/', '/c/'],
        ['/c/', '/a/'],
      ],
      [
        ['/a/', '/b/'],
        ['/a/', '/b/'],
      ],
      [
        ['/c/', '/d/'],
        ['/c/', '/d/'],
      ],
    ],
  ],
];

test.each(cases)('%s', (_, sidebars, lists) => {
  const expected = lists.map(([names, paths]) => [firstScreensFile(names), paths]);
  expect([...firstScreenLists(sidebars)].map(([file, paths]) => [file, [...paths]])).toEqual(expected);
});

test('a long list is split', () => {
  const items = Array.from({ length: 45 }, (_, n) => link(`/${n}/`));
  expect([...firstScreenLists([items]).values()].map((paths) => paths.size)).toEqual([20, 20, 5]);
});
