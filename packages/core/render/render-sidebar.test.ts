import { expect, test } from 'vitest';
import type { NamedSidebar } from '../model/sidebars.ts';
import { NO_PARTS } from '../shared/parts.ts';
import { isGroup, type Sidebar } from '../shared/sidebar.ts';
import { renderSidebar } from './render-sidebar.ts';
import { SHELL } from './shell.fixture.ts';

const THEME = { site: SHELL, own: NO_PARTS };

function sidebar(groups: number, pagesEach: number): NamedSidebar {
  const items: Sidebar = Array.from({ length: groups }, (_, g) => ({
    label: `Group ${g}`,
    items: Array.from({ length: pagesEach }, (_, p) => ({ path: `/g${g}/p${p}/`, label: `Page ${p}` })),
  }));
  const order = items.flatMap((item) => (isGroup(item) ? item.items.flatMap((inner) => (isGroup(inner) ? [] : [inner])) : [item]));
  return { id: 'v2-docs', version: 'v2', items, order, groups: new Map() };
}

test('a small site shows its whole sidebar on every page', () => {
  const small = sidebar(5, 10);
  expect(renderSidebar(small, '/g1/p1/', THEME).items).toEqual(small.items);
  expect(renderSidebar(small, '/g1/p1/', THEME).file).toBe(renderSidebar(small, '/g4/p9/', THEME).file);
});

test.each([
  ['v2-docs', 'v2-docs'],
  ['v1.0-API_2', 'v1.0-API_2'],
  ['main-../../evil', 'main-..-..-evil'],
  ['main-Q&A?#1', 'main-Q-A-1'],
  ['main-参考', 'main--'],
  [`main-${'long'.repeat(100)}`, `main-${'long'.repeat(23)}lon`],
])('the file for %s is %s in its folder', (id, name) => {
  const { file } = renderSidebar({ ...sidebar(1, 1), id }, '/g0/p0/', THEME);
  expect(file).toMatch(/^\/assets\/sidebars\/[\w.-]+\.js$/);
  expect(
    file
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]+\.js$/, ''),
  ).toBe(name);
});

test('a large site shows the branch of the page, and a link for every other group', () => {
  const large = sidebar(100, 100);
  const { items } = renderSidebar(large, '/g7/p3/', THEME);
  expect(items).toHaveLength(100);
  expect(items[7]).toEqual(large.items[7]);
  expect(items[8]).toEqual({ label: 'Group 8', path: '/g8/p0/' });
});

test('pages of a branch share a sidebar', () => {
  const large = sidebar(100, 100);
  expect(renderSidebar(large, '/g7/p3/', THEME).file).toBe(renderSidebar(large, '/g7/p4/', THEME).file);
  expect(renderSidebar(large, '/g7/p3/', THEME).file).not.toBe(renderSidebar(large, '/g8/p3/', THEME).file);
});

test('a long list is cut to the entries around the page', () => {
  const flat = sidebar(1, 10_000);
  const [group] = renderSidebar(flat, '/g0/p5000/', THEME).items;
  const shown = group && isGroup(group) ? group.items : [];
  expect(shown.length).toBeLessThanOrEqual(100);
  expect(shown).toContainEqual({ path: '/g0/p5000/', label: 'Page 5000' });
});

test('pages of a block share a sidebar, and a group in a long list keeps its branch', () => {
  const flat = sidebar(1, 10_000);
  expect(renderSidebar(flat, '/g0/p5000/', THEME).file).toBe(renderSidebar(flat, '/g0/p5099/', THEME).file);
  const wide = sidebar(1000, 3);
  expect(renderSidebar(wide, '/g777/p1/', THEME).items).toContainEqual(wide.items[777]);
});
