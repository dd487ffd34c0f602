import { createContext, createElement, forwardRef, lazy, memo } from 'react';
import { expect, test } from 'vitest';
import { bundleErrorOf } from '../../config/bundle-error.ts';
import { componentOf } from './component-of.ts';

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
] as const)('the author is reported what is none: %s, %j', ([kind, value, what]) => {
  const fault = () => {
    try {
      return of(kind, value);
    } catch (error) {
      return bundleErrorOf(error, '/site');
    }
  };
  expect(fault()).toEqual({ message: expect.stringContaining(`\`Name\` is no ${what}.`), file: 'parts/Name.tsx', line: 1, column: 1 });
});
