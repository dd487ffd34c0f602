import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SidebarPages } from './Sidebar.tsx';

const labels = (...inside: string[]) => {
  const items = [{ label: 'Guide', items: inside.map((label, at) => ({ label, path: `/${at}/` })) }];
  return [...renderToStaticMarkup(<SidebarPages base="/" items={items} />).matchAll(/>([^<>]+)<\/a>/g)].map(([, label]) => label);
};

test('the first page of a group repeats neither its label nor that of another page', () => {
  expect(labels('Guide', 'Parts')).toEqual(['Overview', 'Parts']);
  expect(labels('Parts', 'Guide')).toEqual(['Parts', 'Guide']);
  expect(labels('Guide', 'Overview')).toEqual(['Guide', 'Overview']);
});
