import { createContext, createElement, forwardRef, lazy, memo } from 'react';
import { expect, test } from 'vitest';
import { bundleErrorOf } from '../../config/bundle-error.ts';
import type { ComponentFile } from './component-files.ts';
import { componentOf, partExport, partsOf } from './component-of.ts';

const Plain = () => null;
const of = (kind: 'static' | 'island' | 'markdown', value: unknown) =>
  componentOf({ name: 'Name', file: '/site/parts/Name.tsx', kind }, value);

test.for([
  ['a function', Plain],
  ['memo', memo(Plain)],
  ['forwardRef', forwardRef(Plain)],
  ['both', memo(forwardRef(Plain))],
  ['lazy', lazy(() => Promise.resolve({ default: Plain }))],
  ['a context', createContext('')],
] as const)('%s is a component', ([, value]) => {
  expect(of('static', value)).toEqual({ kind: 'static', component: value });
  expect(of('island', value)).toEqual({ kind: 'island', component: value });
});

test('a function writes Markdown', () => {
  expect(of('markdown', Plain)).toEqual({ kind: 'markdown', write: Plain });
});

test.for([
  ['static', { rows: [] }, 'component'],
  ['island', 'text', 'component'],
  ['static', null, 'component'],
  ['static', undefined, 'component'],
  ['static', createElement(Plain, { key: 'a' }), 'component'],
  ['markdown', memo(Plain), 'function'],
] as const)('an invalid component is reported: %s, %j', ([kind, value, what]) => {
  const fault = () => {
    try {
      return of(kind, value);
    } catch (error) {
      return bundleErrorOf(error, '/site');
    }
  };
  expect(fault()).toEqual({ message: expect.stringContaining(`\`Name\` is no ${what}.`), file: 'parts/Name.tsx', line: 1, column: 1 });
});

const slot = (name: string): ComponentFile => ({ name, file: `/site/components/slots/${name}.tsx`, kind: 'slot' });
const part = (name: string): ComponentFile => ({ name, file: `/site/theme/Own${name}.tsx`, kind: 'part' });
const Own = () => 'own';

test('parts are found by name, even next to components with the same name', () => {
  const files: ComponentFile[] = [slot('Footer'), part('Header'), { name: 'Footer', file: '/site/components/Footer.tsx', kind: 'static' }];
  const parts = partsOf(files, { [partExport('Footer')]: { Footer: Own }, [partExport('Header')]: { default: Own } }, '/site');
  expect([...parts]).toEqual([
    ['Footer', { component: Own, file: 'components/slots/Footer.tsx' }],
    ['Header', { component: Own, file: 'theme/OwnHeader.tsx' }],
  ]);
});

test.each([
  [slot('Foot'), { Foot: Own }, /no slot `Foot`.*Footer/],
  [slot('Header'), { Header: Own }, /no slot `Header`/],
  [slot('Head'), { Head: 'text' }, /no component `Head`/],
  [part('Header'), { Haeder: Own }, /no component `Header`/],
])('%j that exports %j is reported', (file, exported, says) => {
  let error: unknown;
  try {
    partsOf([file], { [partExport(file.name)]: exported }, '/site');
  } catch (thrown) {
    error = thrown;
  }
  const found = bundleErrorOf(error, '/site');
  expect(found.message).toMatch(says);
  expect(`/site/${found.file}`).toBe(file.file);
});
