import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SIDEBAR_BASE, type Sidebar } from '../shared/sidebar.ts';
import { SidebarPages } from '../theme/sidebar/Sidebar.tsx';
import { sidebarMarker } from './mark-sidebar.ts';

const items: Sidebar = [
  { label: 'Start', path: '/' },
  { label: 'Code', items: [{ label: 'Node.js', items: [{ label: 'Tom & Jerry’s <b>', path: `/a&b'c/` }] }] },
  { label: 'More', items: [{ label: 'Other', path: '/other/' }] },
  { label: 'Other again', path: '/other/' },
  { label: 'Elsewhere', path: 'https://example.com/other/' },
];
const mark = sidebarMarker(renderToStaticMarkup(createElement(SidebarPages, { base: SIDEBAR_BASE, items })), '/docs/');
const plain = mark('/nowhere/', '<li>x</li>');

test('an unlisted page leaves the sidebar unchanged, with the base path in its links', () => {
  expect(plain).toContain('<a href="/docs/other/">Other again</a>');
  expect(plain).toContain('<a href="https://example.com/other/">Elsewhere</a>');
  expect(plain).not.toMatch(/open|aria-current|heads/);
});

test('groups around the page are open, and its headings follow its link', () => {
  expect(mark(`/a&b'c/`, '<li>x</li>')).toBe(
    plain
      .replace('<details><summary>Code', '<details open=""><summary>Code')
      .replace('<details><summary>Node.js', '<details open=""><summary>Node.js')
      .replace(
        `<a href="/docs/a&amp;b&#x27;c/">Tom &amp; Jerry’s &lt;b&gt;</a>`,
        `<a href="/docs/a&amp;b&#x27;c/" aria-current="page">Tom &amp; Jerry’s &lt;b&gt;</a><ul class="heads"><li>x</li></ul>`,
      ),
  );
});

test('every entry of a page is marked; a page without headings has no list', () => {
  const marked = mark('/other/', '');
  expect(marked.match(/aria-current="page"/g)).toHaveLength(2);
  expect(marked).not.toContain('heads');
  expect(mark('/', '')).toContain('<a href="/docs/" aria-current="page">Start</a>');
});
