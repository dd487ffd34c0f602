import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictures } from '../hosting/pictures.ts';
import { Logo } from './Logo.tsx';

test('the header shows the same sign as the icon', () => {
  const { files, icons } = pictures();
  const linesOf = (svg: string) => svg.match(/ (?:cx|cy|r|d)="[^"]*"/g);
  const icon = Buffer.from(files.get(icons.svg) ?? []).toString();
  expect(linesOf(icon)).toHaveLength(7);
  expect(linesOf(renderToStaticMarkup(createElement(Logo)))).toEqual(linesOf(icon));
});
