import { expect, test } from 'vitest';
import { bundleErrorOf } from '../../config/bundle-error.ts';
import type { ComponentFile } from './component-files.ts';
import { partExport, partsOf } from './parts-of.ts';

const slot = (name: string): ComponentFile => ({ name, file: `/site/components/slots/${name}.tsx`, kind: 'slot' });
const part = (name: string): ComponentFile => ({ name, file: `/site/theme/Own${name}.tsx`, kind: 'part' });
const Own = () => 'own';

test('parts are found by their names, beside components of the same name', () => {
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
